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
import { cannotWrite } from "../../app-error.ts";

/** Writes a file under a temporary name and renames it. False if it already has these bytes. */
export function replaceFile(target: string, bytes: Uint8Array): boolean {
  if (sizeOf(target) === bytes.length && readOld(target)?.equals(bytes))
    return false;
  makeFolders(dirname(target));
  const temporary = `${target}.${randomUUID()}.tmp`;
  try {
    writeFileSync(temporary, bytes);
    renameSync(temporary, target);
    return true;
  } finally {
    rmSync(temporary, { force: true });
  }
}

/** Undefined for anything but a regular file: reading a pipe would never end. */
function sizeOf(path: string): number | undefined {
  const facts = lstatSync(path, { throwIfNoEntry: false });
  return facts?.isFile() ? facts.size : undefined;
}

function readOld(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}

/**
 * Writes a file under a temporary name and renames it, so that readers see the old text or the new one.
 * @throws AppError when it cannot be written
 */
export function writeTextFile(path: string, text: string): void {
  try {
    replaceFile(path, Buffer.from(text));
  } catch (cause) {
    throw cannotWrite(path, cause);
  }
}
