import { randomUUID } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** Writes each file under a temporary name and renames it. */
export async function writeFiles(
  root: string,
  files: ReadonlyMap<string, string>,
): Promise<void> {
  for (const [file, text] of files) {
    const path = join(root, file);
    await mkdir(dirname(path), { recursive: true });
    const temporary = join(dirname(path), `.${randomUUID()}.tmp`);
    await writeFile(temporary, text);
    await rename(temporary, path);
  }
}
