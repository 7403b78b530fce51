import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { findHeadlessShell } from "./scripts/find-browser.ts";

const PORT = Number(process.env.E2E_PORT ?? 3210);
const workspace =
  process.env.E2E_WORKSPACE ?? join(tmpdir(), `northlark-e2e-${process.pid}`);
// Workers read the configuration again: they must see the same folder and browser as the process that chose them.
process.env.E2E_WORKSPACE = workspace;
process.env.E2E_BROWSER ??= findHeadlessShell() ?? "";
const executablePath = process.env.E2E_BROWSER;

export default defineConfig({
  projects: [
    { name: "site", testDir: "site/e2e" },
    { name: "shipped", testDir: "tests/shipped", testMatch: "*.spec.ts" },
  ],
  outputDir: "test-results/browser",
  fullyParallel: true,
  workers: 2,
  // Generous: a busy machine must not fail a test.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  // What passes at the second try is listed as flaky at the end: to be mended, but no reason to hold up other work.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: [["list"], ["json", { outputFile: "test-results/browser.json" }]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
      ],
    },
  },
  webServer: {
    command: "node site/e2e/serve.ts",
    url: `http://localhost:${PORT}/readyz`,
    timeout: 600_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
    stdout: "ignore",
    stderr: "pipe",
    env: { PORT: String(PORT), E2E_WORKSPACE: workspace },
  },
});
