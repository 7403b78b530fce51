import { hash } from "node:crypto";
import { statSync } from "node:fs";
import { join } from "node:path";
import type { OutputFiles } from "../cache/output-files.ts";
import { replaceFile } from "./replace-file.ts";

/** Writes a file that was encoded or drawn, and records it, so that it is not made again. */
export function writeMade(
  outDir: string,
  path: string,
  bytes: Uint8Array,
  files: OutputFiles,
): void {
  const target = join(outDir, path);
  replaceFile(target, bytes);
  const { ctimeMs, mtimeMs, size } = statSync(target);
  const digest = hash("sha256", bytes);
  files.add(path, { digest, size, mtimeMs, ctimeMs });
}
