import { hash } from "node:crypto";
import type {
  ContentFile,
  FileMemory,
  FoundFile,
} from "../model/content-file.ts";
import { readBytes } from "../model/read-bytes.ts";

/**
 * The bytes of a file with their digest, as they are now: a memory is told and not asked, since a file may have changed
 * after it was looked at. Undefined when it vanished in the meantime.
 */
export function readFile(
  found: FoundFile,
  memory?: FileMemory,
): ContentFile | undefined {
  const { absolutePath } = found;
  return unlessGone(() => {
    const bytes = readBytes(absolutePath);
    const digest = digestOf(bytes);
    memory?.keep(absolutePath, digest);
    return { ...found, bytes, digest };
  });
}

/** The digest of a file, which is read when nobody remembers it; undefined when it vanished in the meantime. */
export function findDigest(
  found: FoundFile,
  memory?: FileMemory,
): string | undefined {
  return unlessGone(
    () => memory?.recall(found.absolutePath) ?? readFile(found, memory)?.digest,
  );
}

/** SHA-256 in hexadecimal. */
export function digestOf(bytes: Uint8Array): string {
  return hash("sha256", bytes);
}

function unlessGone<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT")
      return undefined;
    throw error;
  }
}
