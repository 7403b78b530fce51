import {
  closeSync,
  fstatSync,
  openSync,
  readFileSync,
  readSync,
} from "node:fs";
import { hash } from "node:crypto";

/** A file in the content folder. */
export interface FoundFile {
  /** Relative to the content folder, with forward slashes. */
  path: string;
  absolutePath: string;
}

/** A text file with its bytes. */
export interface ContentFile extends FoundFile {
  /** If the digest is known, the file is only read on first use. */
  readonly bytes: Uint8Array;
  /** SHA-256 of the bytes, in hexadecimal. */
  digest: string;
}

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

/** Reads a file. Undefined if it was deleted in the meantime. */
export function readFile(found: FoundFile): ContentFile | undefined {
  try {
    const bytes = readBytes(found.absolutePath);
    return { ...found, bytes, digest: digestOf(bytes) };
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT")
      return undefined;
    throw error;
  }
}

/** SHA-256 in hexadecimal. */
export function digestOf(bytes: Uint8Array | string): string {
  return hash("sha256", bytes);
}
