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
 * The bytes of a file. A larger file is read only up to one byte beyond the limit, which is enough to reject it and
 * bounds the memory.
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
