import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * The names of all entries as `collection/slug`, from file names and from the ids in list files. Nothing is compiled,
 * so that completion is fast.
 */
export async function listEntryNames(contentDir: string): Promise<string[]> {
  const items = await readdir(contentDir, { withFileTypes: true }).catch(
    () => [],
  );
  const names = await Promise.all(
    items
      .filter(({ name }) => !name.startsWith("."))
      .map(async (item) => {
        const path = join(contentDir, item.name);
        if (item.isDirectory()) return listFolder(path, item.name);
        return item.name.endsWith(".yaml") ? listFile(path, item.name) : [];
      }),
  );
  return names.flat().toSorted();
}

async function listFolder(path: string, collection: string): Promise<string[]> {
  const items = await readdir(path, { withFileTypes: true }).catch(() => []);
  return items.flatMap((item) => {
    const { name } = item;
    if (name.startsWith(".") || name === "README.md") return [];
    if (item.isDirectory()) return [`${collection}/${name}`];
    const slug = /^(.+)\.(?:md|yaml)$/u.exec(name)?.[1];
    return slug === undefined ? [] : [`${collection}/${slug}`];
  });
}

/** The ids of a list, or the name of a settings file. */
async function listFile(path: string, file: string): Promise<string[]> {
  const collection = file.replace(/\.yaml$/u, "");
  const text = await readFile(path, "utf8").catch(() => "");
  const [, start] = /^(?:[ \t]*(?:#.*)?\r?\n)*[ \t]*(\S)/u.exec(text) ?? [];
  if (start !== "-") return [collection];
  const items = text.split(/^\s*-\s+(?=\S)/mu).slice(1);
  return items.flatMap((item) => {
    // A record with a number as its id is named by its slug.
    const id = idOf(item, "id");
    const name =
      id === undefined || /^\d+$/u.test(id) ? idOf(item, "slug") : id;
    return name === undefined ? [] : [`${collection}/${name}`];
  });
}

function idOf(item: string, field: string): string | undefined {
  const pattern = new RegExp(
    `(?:^|[{,\\n])\\s*${field}:\\s*["']?([\\w-]+)`,
    "u",
  );
  return pattern.exec(item)?.[1];
}
