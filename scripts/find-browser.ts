import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

const SYSTEM_BROWSERS = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];
const HEADLESS_SHELL = "/usr/bin/chromium-headless-shell";

function installed(): string | undefined {
  return [chromium.executablePath(), ...SYSTEM_BROWSERS].find((path) =>
    existsSync(path),
  );
}

function installFromDebian(): void {
  process.stderr.write("Installing Debian's Chromium for the tests.\n");
  for (const args of [
    ["update"],
    [
      "install",
      "-y",
      "--no-install-recommends",
      "chromium",
      "chromium-headless-shell",
    ],
  ]) {
    spawnSync("apt-get", args, {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
  }
}

/**
 * The path of a whole Chromium: Playwright's, the system's, or Debian's, which is installed if needed.
 * @throws if none is found and none can be installed
 */
export function findBrowser(): string {
  if (!installed()) installFromDebian();
  const path = installed();
  if (!path) {
    throw new Error(
      "The browser tests need Chromium. Install it (npx playwright install chromium) and run again.",
    );
  }
  return path;
}

/**
 * The path of Chromium's headless shell, which shows a page in half the time of the whole browser, or of a whole
 * Chromium where there is no shell. Undefined: Playwright finds its own.
 * @throws if none is found and none can be installed
 */
export function findHeadlessShell(): string | undefined {
  if (existsSync(chromium.executablePath())) return undefined;
  if (!existsSync(HEADLESS_SHELL) && process.getuid?.() === 0)
    installFromDebian();
  return existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : findBrowser();
}
