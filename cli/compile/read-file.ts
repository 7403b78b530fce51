import { hash } from "node:crypto";
import type {
  ContentFile,
  FileMemory,
  FoundFile,
} from "../model/content-file.ts";
import { readBytes } from "../model/read-bytes.ts";

/**
 * Reads a file and its digest, and updates the memory, because the file may have changed since it was last checked.
 * Undefined if it was deleted in the meantime.
 */
export function readFile(
  found: FoundFile,
  memory?: FileMemory,
): ContentFile | undefined {
  const { absolutePath } = found;
  try {
    const bytes = readBytes(absolutePath);
    const digest = digestOf(bytes);
    memory?.keep(absolutePath, digest);
    return { ...found, bytes, digest };
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT")
      return undefined;
    throw error;
  }
}

/**
 * The digest of a file, which is read only if the digest is not remembered. Undefined if it was deleted in the
 * meantime.
 */
export function findDigest(
  found: FoundFile,
  memory?: FileMemory,
): string | undefined {
  return memory?.recall(found.absolutePath) ?? readFile(found, memory)?.digest;
}

/** SHA-256 in hexadecimal. */
export function digestOf(bytes: Uint8Array): string {
  return hash("sha256", bytes);
}
