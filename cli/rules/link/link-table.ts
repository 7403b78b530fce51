import { entrySlug, isCollectionName, possiblePaths } from "#schema";
import type { CompiledFolder } from "../../model/compiled-folder.ts";
import { decodeAddress } from "../../model/decode-address.ts";
import type { MarkdownEntry } from "../../model/entry.ts";
import { pageOfTwin, sitePaths } from "../../model/site-pages.ts";
import { collectionOfFile } from "../collection-of-file.ts";
import { createSuggester } from "../nearest-word.ts";
import { recordAddresses, siteAddresses } from "../site-addresses.ts";

/** What a link inside the site may point to. */
export interface LinkTable {
  has(path: string): boolean;
  /** The entry whose page a path is. */
  entry(path: string): MarkdownEntry | undefined;
  /** The entry that a path is an old address of, unless the path is in use. */
  alias(path: string): MarkdownEntry | undefined;
  /** The entry that a file of the content folder holds; its name may lack `.md` or `/index.md`. */
  file(path: string): MarkdownEntry | undefined;
  /** The path that a writer probably meant. */
  suggest(path: string): string | undefined;
  /** The only page whose address ends like the path of a file. */
  suggestByEnd(path: string): string | undefined;
}

/** What links are checked against. */
export interface LinkedSite {
  table: LinkTable;
  /** Hosts of the site itself. */
  hosts: ReadonlySet<string>;
  now: Date;
  /** Pages that are known to be live, so that no date is read twice. */
  live: Set<MarkdownEntry>;
}

export function createLinkTable(folder: CompiledFolder): LinkTable {
  const entries = new Map(folder.entries.map((entry) => [entry.path, entry]));
  const aliases = new Map(
    folder.entries.flatMap((entry) =>
      // A link is looked up decoded.
      (entry.common.aliases ?? []).map(
        (alias) => [decodeAddress(alias), entry] as const,
      ),
    ),
  );
  const pages = [...entries.keys(), ...sitePaths, ...recordAddresses(folder)];
  const known = new Set([
    ...siteAddresses(folder),
    ...folder.unread.flatMap(addressesOfUnread),
  ]);
  const isPage = (path: string) => entries.has(path) || known.has(path);
  const isTwin = (path: string) => isPage(pageOfTwin(path) ?? "");
  const isTaken = (path: string) =>
    isPage(path) || folder.publicFiles.has(path);
  let files: Map<string, MarkdownEntry> | undefined;
  let byEnd: Map<string, string[]> | undefined;
  return {
    has: (path) => isTaken(path) || aliases.has(path) || isTwin(path),
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

/** A path as the server would redirect it: lower case, without a slash at the end or double ones. */
export function canonicalPath(path: string): string {
  const clean = path.replaceAll(/\/{2,}/gu, "/").replace(/(?<=.)\/$/u, "");
  return clean.toLowerCase();
}

/** The page of a file that cannot be read. The file is reported, and not every link to it as well. */
function addressesOfUnread(file: string): readonly string[] {
  const collection = collectionOfFile(file);
  if (!isCollectionName(collection)) return [];
  const slug = entrySlug(file.slice(collection.length + 1));
  return possiblePaths(collection, slug);
}

function endOf(path: string): string {
  return withoutExtension(path).replace(/^.*\//u, "").toLowerCase();
}

function withoutExtension(file: string): string {
  return file.replace(/(?:\/index)?(?:\.mdx?)?$/u, "");
}
