import { randomBytes } from "node:crypto";
import {
  linkSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";

/**
 * The secret that signs tokens: the configured one, or else the one in the data folder, which is created at the first
 * start. Two processes that start at the same time get the same secret.
 */
export function loadAppSecret(
  dataDir: string,
  given: string | undefined,
): string {
  if (given !== undefined) return given;
  const file = join(dataDir, "app-secret");
  return readSecret(file) ?? makeSecret(dataDir, file);
}

function readSecret(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8").trim();
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT")
      return undefined;
    throw error;
  }
}

function makeSecret(dataDir: string, file: string): string {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const draft = `${file}.${process.pid}.tmp`;
  writeFileSync(draft, `${randomBytes(32).toString("base64url")}\n`, {
    mode: 0o600,
  });
  try {
    // Linking is atomic, and fails if another process was first.
    linkSync(draft, file);
  } catch (error) {
    if (readSecret(file) === undefined) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  const secret = readSecret(file);
  if (secret === undefined) throw new Error(`${file} vanished.`);
  return secret;
}
