import { randomUUID } from "node:crypto";
import {
  lstatSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname } from "node:path";
import { makeFolders } from "../../model/make-folders.ts";

/** Writes a file atomically. False if it already has these bytes. */
export function replaceFile(target: string, bytes: Uint8Array): boolean {
  if (readOld(target)?.equals(bytes)) return false;
  makeFolders(dirname(target));
  const temporary = `${target}.${randomUUID()}.tmp`;
  try {
    writeFileSync(temporary, bytes);
    renameSync(temporary, target);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
  return true;
}

function readOld(path: string): Buffer | undefined {
  try {
    // Anything but a regular file is replaced: reading a pipe would never end.
    return lstatSync(path).isFile() ? readFileSync(path) : undefined;
  } catch {
    return undefined;
  }
}
