import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/** All that was written into an output folder, by path, but the caches. */
export async function readOutput(out: string): Promise<Record<string, string>> {
  const items = await readdir(out, {
    recursive: true,
    withFileTypes: true,
  }).catch(() => []);
  const files: Record<string, string> = {};
  for (const item of items) {
    const path = join(item.parentPath, item.name).slice(out.length + 1);
    if (item.isFile() && !path.startsWith("cache/"))
      files[path] = await readFile(join(out, path), "utf8");
  }
  return files;
}
