import {
  closeSync,
  fstatSync,
  openSync,
  readFileSync,
  readSync,
} from "node:fs";

/** More than any text or image has. */
export const MAX_BYTES = 50_000_000;

/**
 * The bytes of a file; of one that is larger than anything here may be only the start, one byte more than that: enough
 * to refuse it, and no file takes more memory than this.
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
