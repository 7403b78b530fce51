import { randomBytes } from "node:crypto";
import {
  existsSync,
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
  if (!existsSync(file)) makeSecret(dataDir, file);
  return readFileSync(file, "utf8").trim();
}

function makeSecret(dataDir: string, file: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const draft = `${file}.${process.pid}.tmp`;
  const secret = randomBytes(32).toString("base64url");
  writeFileSync(draft, `${secret}\n`, { mode: 0o600 });
  try {
    // Linking is atomic, and fails if another process was first.
    linkSync(draft, file);
  } catch (error) {
    if (!existsSync(file)) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}
