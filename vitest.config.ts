import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // Generous: a busy machine must not fail a test.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    // What passes at the second try is listed with `retry x1`: to be mended, but no reason to hold up other work.
    retry: 1,
    // Many tests wait for a process, a database or a timeout.
    maxWorkers: 4,
    projects: [
      {
        extends: true,
        test: {
          name: "code",
          include: ["{bench,cli,runtime,server,scripts,tests}/**/*.test.ts"],
          // Half of the processor time would go into loading the same modules again. A test leaves nothing behind.
          isolate: false,
        },
      },
      // Each with a window of its own.
      {
        extends: true,
        test: { name: "site", include: ["site/**/*.test.{ts,tsx}"] },
      },
    ],
  },
});
