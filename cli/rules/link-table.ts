import { decodeAddress } from "../model/decode-address.ts";
import { entrySlug, isCollectionName, possiblePaths } from "#schema";
import type { CompiledFolder } from "../model/compiled-folder.ts";
import type { MarkdownEntry } from "../model/entry.ts";
import { sitePaths } from "../model/site-pages.ts";
import { createSuggester } from "./nearest-word.ts";
import { recordAddresses, siteAddresses } from "./site-addresses.ts";

/** What a link inside the site may lead to. */
export interface LinkTable {
  has(path: string): boolean;
  /** The entry whose page a path is. */
  entry(path: string): MarkdownEntry | undefined;
  /** The entry that a path is an old address of, unless something else is there by now. */
  alias(path: string): MarkdownEntry | undefined;
  /** The entry that a file of the content folder holds; its name may lack `.md` or `/index.md`. */
  file(path: string): MarkdownEntry | undefined;
  /** The path that a writer most likely meant. */
  suggest(path: string): string | undefined;
  /** The one page whose address ends as a path to a file does. */
  suggestByEnd(path: string): string | undefined;
}

export function createLinkTable(folder: CompiledFolder): LinkTable {
  const entries = new Map<string, MarkdownEntry>();
  const aliases = new Map<string, MarkdownEntry>();
  for (const entry of folder.entries) {
    entries.set(entry.path, entry);
    // A link is looked up as it reads: nothing encoded that need not be.
    for (const alias of entry.common.aliases ?? [])
      aliases.set(decodeAddress(alias), entry);
  }
  const pages = [...entries.keys(), ...sitePaths, ...recordAddresses(folder)];
  const known = new Set([
    ...siteAddresses(folder),
    ...folder.unread.flatMap(addressesOfUnread),
  ]);
  const isPage = (path: string) => entries.has(path) || known.has(path);
  const isTaken = (path: string) =>
    isPage(path) || folder.publicFiles.has(path);
  let files: Map<string, MarkdownEntry> | undefined;
  let byEnd: Map<string, string[]> | undefined;
  return {
    has: (path) =>
      isTaken(path) ||
      aliases.has(path) ||
      (path.endsWith(".md") && isPage(path.slice(0, -3))),
    entry: (path) => entries.get(path),
    alias: (path) => (isTaken(path) ? undefined : aliases.get(path)),
    file(path) {
      files ??= new Map(
        folder.entries.map((entry) => [withoutExtension(entry.file), entry]),
      );
      return files.get(withoutExtension(path));
    },
    suggest: createSuggester(pages),
    suggestByEnd(path) {
      byEnd ??= Map.groupBy(pages, endOf);
      const found = byEnd.get(endOf(path)) ?? [];
      return found.length === 1 ? found[0] : undefined;
    },
  };
}

/** A path as the server would redirect it: lower case, no slash at the end, none doubled. */
export function canonicalPath(path: string): string {
  const clean = path.replaceAll(/\/{2,}/gu, "/").replace(/(?<=.)\/$/u, "");
  return clean.toLowerCase();
}

/** Where a file with unreadable front matter may be a page: the problem is reported in the file, and not at each link to it. */
function addressesOfUnread(file: string): readonly string[] {
  const slash = file.indexOf("/");
  const collection = file.slice(0, slash);
  if (!isCollectionName(collection)) return [];
  return possiblePaths(collection, entrySlug(file.slice(slash + 1)));
}

function endOf(path: string): string {
  return withoutExtension(path).replace(/^.*\//u, "").toLowerCase();
}

function withoutExtension(file: string): string {
  return file.replace(/(?:\/index)?(?:\.mdx?)?$/u, "");
}
