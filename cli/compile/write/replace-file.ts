import { randomUUID } from "node:crypto";
import {
  closeSync,
  lstatSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname } from "node:path";
import { encodeText } from "../../model/encode-text.ts";
import { makeFolders } from "../../model/make-folders.ts";

/** Writes a file atomically. False if it already has these bytes. */
export function replaceFile(target: string, bytes: Uint8Array): boolean {
  if (sizeOf(target) === bytes.length && readOld(target)?.equals(bytes))
    return false;
  return replace(target, (temporary) => {
    writeFileSync(temporary, bytes);
    return true;
  });
}

/** The same for a large file, of which only one piece at a time is in memory. */
export function replaceInPieces(
  target: string,
  pieces: Iterable<string | Buffer>,
): boolean {
  return replace(target, (temporary) => {
    const file = openSync(temporary, "w");
    try {
      for (const piece of pieces)
        writeFileSync(
          file,
          typeof piece === "string" ? encodeText(piece) : piece,
        );
    } finally {
      closeSync(file);
    }
    return !isSame(target, temporary);
  });
}

/** @param write fills the temporary file. Returns false to keep the old file */
function replace(
  target: string,
  write: (temporary: string) => boolean,
): boolean {
  makeFolders(dirname(target));
  const temporary = `${target}.${randomUUID()}.tmp`;
  try {
    const isNew = write(temporary);
    if (isNew) renameSync(temporary, target);
    return isNew;
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

/** True if two files have the same bytes. */
function isSame(old: string, recent: string): boolean {
  if (sizeOf(old) !== sizeOf(recent)) return false;
  const files = [old, recent].map((path) => {
    return { file: openSync(path, "r"), piece: Buffer.alloc(PIECE) };
  });
  try {
    for (;;) {
      const [a, b] = files.map(({ file, piece }) =>
        piece.subarray(0, readSync(file, piece)),
      );
      if (a === undefined || b === undefined || !a.equals(b)) return false;
      if (a.length === 0) return true;
    }
  } finally {
    for (const { file } of files) closeSync(file);
  }
}

const PIECE = 65_536;
