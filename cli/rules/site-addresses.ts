import { sitePaths } from "#schema";
import type { CompiledFolder } from "../model/compiled-folder.ts";

/** Addresses that are neither pages nor files: the server makes them from the content. */
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
  /^\/(?:(?:api|assets|content-assets)\/|(?:healthz|readyz|metrics)$)/u;

/** Every address that the site has besides those of its entries and its files. */
export function siteAddresses({
  records,
}: Pick<CompiledFolder, "records">): readonly string[] {
  return [...sitePaths, ...categoryAddresses({ records }), ...GENERATED];
}

/** The addresses of pages among them. */
export function categoryAddresses({
  records,
}: Pick<CompiledFolder, "records">): readonly string[] {
  return records
    .filter(({ collection }) => collection === "categories")
    .map(({ id }) => `/blog/category/${id ?? ""}`);
}

/** True for an address that no page can ever have. */
export function isReservedAddress(path: string): boolean {
  return RESERVED.test(path);
}
