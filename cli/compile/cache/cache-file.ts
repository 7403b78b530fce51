import { randomUUID } from "node:crypto";
import {
  existsSync,
  lstatSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { crc32 } from "node:zlib";
import { makeFolders } from "../../model/make-folders.ts";

/** The text of a file of the cache; undefined when there is none that can be read. */
export function readText(path: string): string | undefined {
  return readBytes(path)?.toString();
}

/** The bytes of a file of the cache; undefined when there is none that can be read. */
export function readBytes(path: string): Buffer | undefined {
  try {
    return isOwnFile(path) ? readFileSync(path) : undefined;
  } catch {
    return undefined;
  }
}

/** True for a file that is there; not for a link to one, or a pipe, which somebody else has put there. */
export function isOwnFile(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}

/** Does what may fail: a disk that is full or read-only costs time on the next run, and nothing else. */
export function attempt(write: () => void): void {
  try {
    write();
  } catch {
    // What could not be written is lost: the next run has more to do.
  }
}

/** The folder of a cache, which tells git by itself to leave it alone. */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolders(folder);
  writeFileSync(join(folder, ".gitignore"), "*\n");
}

/** Puts a file into its place whole, whoever else writes it at the same time. */
export function replaceWhole(
  path: string,
  write: (temporary: string) => void,
): void {
  const temporary = `${path}.${randomUUID()}.tmp`;
  try {
    makeFolder(dirname(path));
    write(temporary);
    renameSync(temporary, path);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}

/** What `writeSealed` wrote; undefined for anything else: of a file that is broken nothing is believed. */
export function readSealed(path: string): unknown {
  const json = readSealedText(path);
  return json === undefined ? undefined : JSON.parse(json);
}

export function writeSealed(path: string, value: unknown): void {
  writeSealedText(path, JSON.stringify(value));
}

/** What `writeSealedText` wrote; undefined for anything else. */
export function readSealedText(path: string): string | undefined {
  const text = readText(path) ?? "";
  const end = text.indexOf("\n");
  const rest = text.slice(end + 1);
  return end === -1 || text.slice(0, end) !== sumOf(rest) ? undefined : rest;
}

/** Writes a text after a line that tells whether it is whole. */
export function writeSealedText(path: string, text: string): void {
  attempt(() =>
    replaceWhole(path, (temporary) =>
      writeFileSync(temporary, `${sumOf(text)}\n${text}`),
    ),
  );
}

/** A short sum of a text, which goes on from another one. */
export function sumOf(text: string | Buffer, before = ""): string {
  return crc32(text, before === "" ? 0 : crc32(before)).toString(36);
}
