import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: [
      "{bench,cli,runtime,server,site,scripts,tests}/**/*.test.{ts,tsx}",
    ],
    // Generous: a busy machine must not fail a test.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // By default one core of two would be idle.
    maxWorkers: 2,
  },
});
