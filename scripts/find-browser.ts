import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

const SYSTEM_BROWSERS = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];

function installed(): string | undefined {
  return [chromium.executablePath(), ...SYSTEM_BROWSERS].find((path) =>
    existsSync(path),
  );
}

/**
 * The path of a Chromium: Playwright's, the system's, or Debian's, which is installed if needed.
 * @throws if none is found and none can be installed
 */
export function findBrowser(): string {
  const found = installed();
  if (found) return found;
  process.stderr.write("No Chromium found. Installing Debian's package.\n");
  for (const args of [
    ["update"],
    ["install", "-y", "--no-install-recommends", "chromium"],
  ]) {
    spawnSync("apt-get", args, {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
  }
  const path = installed();
  if (!path) {
    throw new Error(
      "The browser tests need Chromium. Install it (npx playwright install chromium) and run again.",
    );
  }
  return path;
}
