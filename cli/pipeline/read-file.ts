import { createHash } from "node:crypto";
import { readFile as readBytes, stat } from "node:fs/promises";
import type {
  ContentFile,
  FileMemory,
  FoundFile,
} from "../model/content-file.ts";

/** The bytes of a file with their digest; undefined when it vanished in the meantime. */
export async function readFile(
  found: FoundFile,
  memory?: FileMemory,
): Promise<ContentFile | undefined> {
  try {
    const stamp = memory && (await stampOf(found.absolutePath));
    const known = memory?.get(found.path);
    if (known !== undefined && known.stamp === stamp) return known.file;
    const bytes = await readBytes(found.absolutePath);
    const digest = createHash("sha256").update(bytes).digest("hex");
    const file = { ...found, bytes, digest };
    if (stamp !== undefined) memory?.set(found.path, { stamp, file });
    return file;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT")
      return undefined;
    throw error;
  }
}

async function stampOf(path: string): Promise<string> {
  const { size, ino, mtimeNs, ctimeNs } = await stat(path, { bigint: true });
  return [size, ino, mtimeNs, ctimeNs].join("-");
}
