import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import type {
  ContentFile,
  FileMemory,
  FoundFile,
} from "../model/content-file.ts";

/** The bytes of a file with their digest; undefined when it vanished in the meantime. */
export function readFile(
  found: FoundFile,
  memory?: FileMemory,
): ContentFile | undefined {
  const { absolutePath } = found;
  try {
    if (memory === undefined) return hash(found, readFileSync(absolutePath));
    const stamp = stampOf(absolutePath);
    const known = memory.get(absolutePath);
    if (known?.stamp === stamp) {
      const { digest } = known;
      return {
        ...found,
        digest,
        get bytes() {
          return readFileSync(absolutePath);
        },
      };
    }
    const file = hash(found, readFileSync(absolutePath));
    memory.set(absolutePath, { stamp, digest: file.digest });
    return file;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT")
      return undefined;
    throw error;
  }
}

function hash(found: FoundFile, bytes: Uint8Array): ContentFile {
  const digest = createHash("sha256").update(bytes).digest("hex");
  return { ...found, bytes, digest };
}

function stampOf(path: string): string {
  const { size, ino, mtimeNs, ctimeNs } = statSync(path, { bigint: true });
  return [size, ino, mtimeNs, ctimeNs].join("-");
}
