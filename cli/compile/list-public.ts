import { readdir } from "node:fs/promises";
import { join, relative, sep } from "node:path";

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
      const path = relative(folder, absolutePath).split(sep).join("/");
      if (!found.has(`/${path}`)) found.set(`/${path}`, absolutePath);
    }
  }
  return found;
}
