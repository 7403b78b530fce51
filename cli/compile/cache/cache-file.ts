import { existsSync, lstatSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { crc32 } from "node:zlib";
import { makeFolders } from "../../model/make-folders.ts";
import { replaceFile, replaceInPieces } from "../write/replace-file.ts";
import { LineFile } from "./line-file.ts";

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

/** Reads what `writeSealed` wrote. Undefined for a missing, changed or damaged file. */
export function readSealed(path: string): unknown {
  const bytes = readBytes(path);
  const end = bytes?.indexOf("\n") ?? -1;
  if (bytes === undefined || end === -1) return undefined;
  const rest = bytes.subarray(end + 1);
  if (bytes.toString("latin1", 0, end) !== sumOf(rest)) return undefined;
  return JSON.parse(rest.toString());
}

/** Writes a value below a line with its checksum. */
export function writeSealed(path: string, value: unknown): void {
  const json = Buffer.from(JSON.stringify(value));
  attempt(() => {
    makeFolder(dirname(path));
    replaceFile(path, Buffer.concat([Buffer.from(`${sumOf(json)}\n`), json]));
  });
}

/**
 * Writes values as lines of JSON, of which only one at a time is in memory, and a checksum, which it returns. They are
 * read with `readSealedLines`.
 */
export function writeSealedLines(
  path: string,
  values: Iterable<unknown>,
): string {
  let sum = "";
  attempt(() => {
    makeFolder(dirname(path));
    replaceInPieces(path, seal());
  });
  return sum;

  function* seal(): Generator<string> {
    let crc = 0;
    for (const value of values) {
      const line = `${JSON.stringify(value)}\n`;
      crc = crc32(line, crc);
      yield line;
    }
    sum = crc.toString(36);
    yield sum;
  }
}

/**
 * Reads what `writeSealedLines` wrote. Undefined for a missing, changed or damaged file.
 * @param sum the checksum that the file must have
 */
export function readSealedLines(
  path: string,
  sum?: string,
): Iterable<unknown> | undefined {
  const file = openLines(path);
  const found = file && sealOf(file);
  if (file === undefined || found === undefined) return undefined;
  return found === (sum ?? found) ? parseLines(file) : undefined;
}

/** The checksum in the last line. Undefined if it is not that of the others. */
function sealOf(file: LineFile): string | undefined {
  const { size } = file;
  let crc = 0;
  for (const [line, at] of file.lines()) {
    if (at + line.length < size) crc = crc32("\n", crc32(line, crc));
    else if (line.toString() === crc.toString(36)) return crc.toString(36);
  }
  return undefined;
}

function* parseLines(file: LineFile): Generator<unknown> {
  const { size } = file;
  for (const [line, at] of file.lines())
    if (at + line.length < size) yield JSON.parse(line.toString());
}

/** Undefined if it is no file or cannot be read. */
export function openLines(path: string): LineFile | undefined {
  try {
    return isOwnFile(path) ? new LineFile(path) : undefined;
  } catch {
    return undefined;
  }
}

/** A short checksum of a text. `seed` is the CRC-32 of a text before it. */
export function sumOf(text: string | Buffer, seed = 0): string {
  return crc32(text, seed).toString(36);
}

/** Some at a time, so that their JSON takes little memory. */
export function* batchesOf<Item>(items: readonly Item[]): Generator<Item[]> {
  for (let at = 0; at < items.length; at += BATCH)
    yield items.slice(at, at + BATCH);
}

const BATCH = 1000;
