import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { relativePath } from "../folders.ts";

/** The static files of the site: path with a leading slash -> absolute path. Earlier folders win. */
export async function listPublic(
  folders: readonly string[],
): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const folder of folders) {
    const items = await readdir(folder, {
      recursive: true,
      withFileTypes: true,
    }).catch(() => []);
    for (const item of items) {
      if (!item.isFile()) continue;
      const absolutePath = join(item.parentPath, item.name);
      const path = `/${relativePath(folder, absolutePath)}`;
      if (!found.has(path)) found.set(path, absolutePath);
    }
  }
  return found;
}
