import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: [
      "{bench,cli,runtime,server,site,scripts,tests}/**/*.test.{ts,tsx}",
    ],
    // Generous: a busy machine must not fail a test.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Many tests wait for a process, a database or a timeout.
    maxWorkers: 4,
    // Half of the processor time would go into loading the same modules again. A test leaves nothing behind.
    isolate: false,
  },
});
