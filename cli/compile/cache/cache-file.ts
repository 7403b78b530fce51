import { existsSync, lstatSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { crc32 } from "node:zlib";
import { makeFolders } from "../../model/make-folders.ts";
import { replaceFile } from "../write/replace-file.ts";

/** The text of a cache file. Undefined if it cannot be read. */
export function readText(path: string): string | undefined {
  return readBytes(path)?.toString();
}

/** The bytes of a cache file. Undefined if it cannot be read. */
export function readBytes(path: string): Buffer | undefined {
  try {
    return isOwnFile(path) ? readFileSync(path) : undefined;
  } catch {
    return undefined;
  }
}

/** True for an existing regular file. False for a link or a pipe, which this tool never creates. */
export function isOwnFile(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}

/** Runs a write that may fail. A full or read-only disk only makes the next run slower. */
export function attempt(write: () => void): void {
  try {
    write();
  } catch {
    // The next run has to do this work again.
  }
}

/** Creates a cache folder with a .gitignore of its own. */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolders(folder);
  writeFileSync(join(folder, ".gitignore"), "*\n");
}

/**
 * Reads what `writeSealed` wrote. Undefined for a missing, changed or damaged file.
 * @param sum the checksum that the file must have
 */
export function readSealed(path: string, sum?: string): unknown {
  const json = readSealedText(path, sum);
  return json === undefined ? undefined : JSON.parse(json);
}

/** Returns the checksum. */
export function writeSealed(path: string, value: unknown): string {
  return writeSealedText(path, JSON.stringify(value));
}

/** Reads what `writeSealedText` wrote. Undefined for a missing, changed or damaged file. */
export function readSealedText(path: string, sum?: string): string | undefined {
  const bytes = readBytes(path);
  const end = bytes?.indexOf("\n") ?? -1;
  if (bytes === undefined || end === -1) return undefined;
  const found = bytes.toString("latin1", 0, end);
  const rest = bytes.subarray(end + 1);
  if (found !== (sum ?? found) || found !== sumOf(rest)) return undefined;
  return rest.toString();
}

/** Writes a text below a line with its checksum, which it returns. */
export function writeSealedText(path: string, text: string): string {
  const bytes = Buffer.from(text);
  const sum = sumOf(bytes);
  attempt(() => {
    makeFolder(dirname(path));
    replaceFile(path, Buffer.concat([Buffer.from(`${sum}\n`), bytes]));
  });
  return sum;
}

/** A short checksum of a text. `seed` is the CRC-32 of a text before it. */
export function sumOf(text: string | Buffer, seed = 0): string {
  return crc32(text, seed).toString(36);
}
