import { entryPath } from "#schema";
import type { CompiledFolder } from "../model/compiled-folder.ts";
import { sitePaths } from "../model/site-pages.ts";

/** Addresses that the server generates from the content: neither pages nor files. */
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

/** Addresses that the server keeps for itself. */
const RESERVED =
  /^\/(?:(?:api|assets|content-assets|share-images)\/|(?:healthz|readyz|metrics)$)/u;

/** Every address of the site besides those of its entries and files. */
export function siteAddresses({
  records,
}: Pick<CompiledFolder, "records">): readonly string[] {
  return [...sitePaths, ...recordAddresses({ records }), ...GENERATED];
}

/** The pages that records have, such as the list of a category. */
export function recordAddresses({
  records,
}: Pick<CompiledFolder, "records">): readonly string[] {
  return records.flatMap(({ collection, id }) =>
    id === undefined ? [] : (entryPath(collection, id) ?? []),
  );
}

/** True for an address that no page can ever have. */
export function isReservedAddress(path: string): boolean {
  return RESERVED.test(path);
}
