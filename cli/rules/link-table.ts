import { sitePaths } from "#schema";
import type { CompiledFolder } from "../model/compiled-folder.ts";
import type { MarkdownEntry } from "../model/entry.ts";

/** Addresses of the site that are neither pages nor files: the server makes them from the content. */
const GENERATED = [
  "/sitemap.xml",
  "/robots.txt",
  "/llms.txt",
  "/pricing.md",
  "/rss.xml",
  "/atom.xml",
  "/feed.json",
  "/.well-known/security.txt",
];

/** What a link inside the site may lead to. */
export interface LinkTable {
  has(path: string): boolean;
  /** The entry whose page a path is. */
  entry(path: string): MarkdownEntry | undefined;
  /** Every path worth suggesting. */
  paths: readonly string[];
}

export function createLinkTable(folder: CompiledFolder): LinkTable {
  const entries = new Map(folder.entries.map((entry) => [entry.path, entry]));
  const categories = folder.records
    .filter(({ collection }) => collection === "categories")
    .map(({ id }) => `/blog/category/${id ?? ""}`);
  const pages = [...entries.keys(), ...sitePaths, ...categories];
  const known = new Set([
    ...pages,
    ...pages.map((path) => `${path}.md`),
    ...GENERATED,
    ...folder.publicFiles,
    ...folder.entries.flatMap(({ common }) => common.aliases ?? []),
  ]);
  return {
    has: (path) => known.has(path),
    entry: (path) => entries.get(path),
    paths: pages,
  };
}
