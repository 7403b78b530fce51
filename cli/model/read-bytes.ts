import {
  closeSync,
  fstatSync,
  openSync,
  readFileSync,
  readSync,
} from "node:fs";

/** Larger than any text or image should be. */
export const MAX_BYTES = 50_000_000;

/**
 * Reads a file. Of a file larger than `MAX_BYTES`, reads one byte more than the limit, so that the caller can tell and
 * the memory stays bounded.
 */
export function readBytes(path: string): Buffer {
  const file = openSync(path, "r");
  try {
    if (fstatSync(file).size <= MAX_BYTES) return readFileSync(file);
    const bytes = Buffer.alloc(MAX_BYTES + 1);
    readSync(file, bytes);
    return bytes;
  } finally {
    closeSync(file);
  }
}
