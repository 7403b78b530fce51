import { entryPath } from "#schema";
import { resolve } from "node:path";
import { AppError } from "../../app-error.ts";
import { pathInside } from "../../folders.ts";
import {
  allEntries,
  type CompiledFolder,
} from "../../model/compiled-folder.ts";
import type { Entry } from "../../model/entry.ts";
import { suggestWord } from "../../rules/nearest-word.ts";

/** The folder to search, and the folders that paths may start from. */
export interface EntrySearch {
  folder: Pick<CompiledFolder, "entries" | "records" | "settings">;
  contentDir: string;
  cwd: string;
}

/** The slug of a Markdown entry or the id of a record. Undefined for settings, and for a record without an id. */
export function entryId(entry: Entry): string | undefined {
  if (entry.kind === "markdown") return entry.slug;
  return entry.kind === "record" ? entry.id : undefined;
}

/** `blog/a-post`, `authors/mara-lind`. Settings, and records without an id, have only the name of the collection. */
export function entryKey(entry: Entry): string {
  const id = entryId(entry);
  return id === undefined ? entry.collection : `${entry.collection}/${id}`;
}

/**
 * The entry with this name: `collection/slug`, a slug that only one entry has, a file or folder (from the current
 * folder or the content folder), or an address on the site, present or former.
 * @throws AppError when no entry matches, or more than one
 */
export function findEntry(name: string, search: EntrySearch): Entry {
  const all = allEntries(search.folder);
  const wanted = name.trim();
  const searches = [
    () => all.filter((entry) => entryKey(entry) === wanted),
    () => byAddress(wanted, all),
    () => byFile(wanted, all, search),
    () => all.filter((entry) => entryKey(entry).endsWith(`/${wanted}`)),
  ];
  for (const find of searches) {
    const [found, ...others] = find();
    if (found === undefined) continue;
    if (others.length === 0) return found;
    const keys = [found, ...others].map(entryKey);
    const shown = `${keys.slice(0, 8).join(", ")}${keys.length > 8 ? ", ..." : ""}`;
    throw new AppError(
      "ambiguous-entry",
      `"${name}" could be ${keys.length} entries.`,
      { hint: `Name one of them: ${shown}.` },
    );
  }
  const names = all.flatMap((entry) => [
    entryKey(entry),
    entryKey(entry).replace(/^.*\//u, ""),
    entry.file,
    `content/${entry.file}`,
    ...pagesOf(entry),
  ]);
  const meant = suggestWord(pathOf(wanted) ?? wanted, names);
  throw new AppError("unknown-entry", `There is no entry "${name}".${meant}`, {
    hint: "Use collection/slug, its file or its address; `content list` shows them all.",
  });
}

function byAddress(text: string, all: readonly Entry[]): Entry[] {
  const path = pathOf(text);
  if (path === undefined) return [];
  const pages = all.filter((entry) => pagesOf(entry).includes(path));
  if (pages.length > 0) return pages;
  return all.filter(
    (entry) =>
      entry.kind === "markdown" && entry.common.aliases?.includes(path),
  );
}

/** The path of the page that shows an entry. Empty for an entry without a page. */
export function pagesOf(entry: Entry): string[] {
  if (entry.kind === "markdown") return [entry.path];
  const id = entryId(entry);
  const path = id === undefined ? id : entryPath(entry.collection, id);
  return path === undefined ? [] : [path];
}

/** The path of an address without host, query, fragment and final slash. Undefined if it is no address. */
function pathOf(text: string): string | undefined {
  const path = /^https?:\/\//iu.test(text)
    ? text.replace(/^https?:\/\/[^/?#]*/iu, "")
    : text;
  if (!path.startsWith("/")) return undefined;
  const bare = path.replace(/[?#].*$/u, "").replace(/(?<=.)\/+$/u, "");
  return bare.replace(/\.md$/u, "");
}

function byFile(
  text: string,
  all: readonly Entry[],
  { contentDir, cwd }: EntrySearch,
): Entry[] {
  for (const folder of [cwd, contentDir]) {
    const file = pathInside(contentDir, resolve(folder, text));
    if (file === undefined) continue;
    const found = all.filter(
      (entry) => entry.file === file || entry.file === `${file}/index.md`,
    );
    if (found.length > 0) return found;
  }
  return [];
}
