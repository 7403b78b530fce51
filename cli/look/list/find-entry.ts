import { entryPath } from "#schema";
import { relative, resolve, sep } from "node:path";
import { AppError } from "../../app-error.ts";
import type { CompiledFolder } from "../../model/compiled-folder.ts";
import type { Entry } from "../../model/entry.ts";
import { formatSuggestion, nearestWord } from "../../rules/nearest-word.ts";

/** What an entry is found by: the folder it is looked for in, and where paths begin. */
export interface EntrySearch {
  folder: Pick<CompiledFolder, "entries" | "records" | "settings">;
  contentDir: string;
  cwd: string;
}

/** `blog/a-post`, `authors/mara-lind`; of settings, and of a record without an id, the name of the collection. */
export function entryKey(entry: Entry): string {
  switch (entry.kind) {
    case "markdown":
      return `${entry.collection}/${entry.slug}`;
    case "record":
      return entry.id === undefined
        ? entry.collection
        : `${entry.collection}/${entry.id}`;
    case "settings":
      return entry.collection;
  }
}

/**
 * The entry that a person names: by `collection/slug`, by the slug alone where only one entry has it, by its file or
 * folder (from the current folder or from the content folder), or by its address on the site, also a former one.
 * @throws AppError when no entry or more than one is meant
 */
export function findEntry(name: string, search: EntrySearch): Entry {
  const { entries, records, settings } = search.folder;
  const all: Entry[] = [...entries, ...records, ...settings];
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
  throw unknownEntry(name, wanted, all);
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

/** The addresses that show an entry. */
function pagesOf(entry: Entry): string[] {
  if (entry.kind === "markdown") return [entry.path];
  const path =
    entry.kind === "record" && entry.id !== undefined
      ? entryPath(entry.collection, entry.id)
      : undefined;
  return path === undefined ? [] : [path];
}

/** The path of an address, without host, query, fragment and final slash; undefined for what is none. */
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
  const files = [resolve(cwd, text), resolve(contentDir, text)]
    .map((path) => relative(contentDir, path).split(sep).join("/"))
    .filter((file) => file !== "" && !file.startsWith("../"));
  for (const file of files) {
    const found = all.filter(
      (entry) => entry.file === file || entry.file === `${file}/index.md`,
    );
    if (found.length > 0) return found;
  }
  return [];
}

function unknownEntry(
  name: string,
  wanted: string,
  all: readonly Entry[],
): AppError {
  const meant = nearestWord(pathOf(wanted) ?? wanted, candidates(wanted, all));
  return new AppError(
    "unknown-entry",
    `There is no entry "${name}".${formatSuggestion(meant)}`,
    {
      hint: "Name it as collection/slug, by its file or by its address; `content list` has them all.",
    },
  );
}

/** What could have been meant, written in the way that was chosen. */
function candidates(wanted: string, all: readonly Entry[]): string[] {
  if (pathOf(wanted) !== undefined) return all.flatMap(pagesOf);
  if (/\.(?:md|yaml)$/u.test(wanted))
    return all.flatMap(({ file }) => [file, `content/${file}`]);
  const keys = all.map(entryKey);
  if (wanted.includes("/")) return keys;
  return keys.map((key) => key.slice(key.indexOf("/") + 1));
}
