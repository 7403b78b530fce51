import { entrySlug, isCollectionName, possiblePaths } from "#schema";
import {
  type CompiledFolder,
  collectionOfFile,
} from "../../model/compiled-folder.ts";
import { decodeAddress } from "../../model/decode-address.ts";
import type { MarkdownEntry } from "../../model/entry.ts";
import { pageOfTwin, sitePaths } from "../../model/site-pages.ts";
import { createSuggester, sureTypo } from "../nearest-word.ts";
import { recordAddresses, siteAddresses } from "../site-addresses.ts";

export type LinkTable = ReturnType<typeof createLinkTable>;

/** The data that links are checked against. */
export interface LinkedSite {
  table: LinkTable;
  /** Hosts of the site itself. */
  hosts: ReadonlySet<string>;
  now: Date;
}

/** The possible targets of links inside the site. */
export function createLinkTable(folder: CompiledFolder) {
  const entries = new Map(folder.entries.map((entry) => [entry.path, entry]));
  const aliases = new Map(
    folder.entries.flatMap((entry) =>
      // Links are looked up decoded.
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
  const suggest = createSuggester(pages);
  return {
    has: (path: string) => isTaken(path) || aliases.has(path) || isTwin(path),
    entry: (path: string) => entries.get(path),
    /** The entry with a path among its old addresses, unless the path is in use. */
    alias: (path: string) => (isTaken(path) ? undefined : aliases.get(path)),
    /** The entry of a file in the content folder. `.md` or `/index.md` may be missing in the path. */
    file(path: string) {
      files ??= new Map(
        folder.entries.map((entry) => [withoutExtension(entry.file), entry]),
      );
      return files.get(withoutExtension(path));
    },
    /** The path that a writer probably meant. */
    suggest,
    /** The only path that differs by a typo or so. */
    surely(path: string) {
      const near = suggest(path) ?? "";
      return sureTypo(path, [near]) === undefined
        ? undefined
        : sureTypo(path, pages);
    },
    /** The only page whose address ends like the path of a file. */
    suggestByEnd(path: string) {
      byEnd ??= Map.groupBy(pages, endOf);
      const found = byEnd.get(endOf(path)) ?? [];
      return found.length === 1 ? found[0] : undefined;
    },
  };
}

/** A path in the form to which the server redirects: ASCII in lower case, without trailing or double slashes. */
export function canonicalPath(path: string): string {
  const clean = path.replaceAll(/\/{2,}/gu, "/").replace(/(?<=.)\/$/u, "");
  return clean.replaceAll(/[A-Z]/gu, (letter) => letter.toLowerCase());
}

/** The addresses that an unreadable file may have. They count as known, so that links to it are not reported too. */
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

/** The decoded path of an address, its fragment without `#`, and the rest after the path, as written. */
export type Target = ReturnType<typeof splitTarget>;

export function splitTarget(target: string) {
  const [, path = "", rest = "", hash = ""] =
    /^([^?#]*)((?:\?[^#]*)?(?:#(.*))?)$/su.exec(target) ?? [];
  return { path: path.includes("%") ? decodeAddress(path) : path, hash, rest };
}
