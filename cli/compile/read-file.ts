import { hash } from "node:crypto";
import type { ContentFile, FoundFile } from "../model/content-file.ts";
import { readBytes } from "../model/read-bytes.ts";

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
