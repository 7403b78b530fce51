import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{bench,cli,server,site,scripts,tests}/**/*.test.{ts,tsx}"],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
