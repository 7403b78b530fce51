import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { loadAppSecret } from "./app-secret.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "app-secret-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

test("creates a secret once, in a file that no other user can read", () => {
  const dataDir = join(folder, "data");
  const secret = loadAppSecret(dataDir, undefined);
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(loadAppSecret(dataDir, undefined)).toBe(secret);
  expect(readdirSync(dataDir)).toEqual(["app-secret"]);
  expect(statSync(join(dataDir, "app-secret")).mode & 0o777).toBe(0o600);
});

test("uses the configured secret, and writes no file", () => {
  expect(loadAppSecret(folder, "given")).toBe("given");
  expect(readdirSync(folder)).toEqual([]);
});
