import { createHash } from "node:crypto";
import type {
  ContentFile,
  FileMemory,
  FoundFile,
} from "../model/content-file.ts";
import { readBytes } from "../model/read-bytes.ts";

/** The bytes of a file with their digest; undefined when it vanished in the meantime. */
export function readFile(
  found: FoundFile,
  memory?: FileMemory,
): ContentFile | undefined {
  const { absolutePath } = found;
  try {
    const digest = memory?.recall(absolutePath);
    if (digest !== undefined)
      return {
        ...found,
        digest,
        get bytes() {
          return readBytes(absolutePath);
        },
      };
    const bytes = readBytes(absolutePath);
    const file = { ...found, bytes, digest: digestOf(bytes) };
    memory?.keep(absolutePath, file.digest);
    return file;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT")
      return undefined;
    throw error;
  }
}

/** SHA-256 in hexadecimal. */
export function digestOf(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}
