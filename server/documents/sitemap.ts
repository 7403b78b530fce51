import type { ContentReader } from "#contract";
import { routeTable } from "#routes";
import { AppError } from "../app-error.ts";
import { escapeMarkup } from "../replies/escape-markup.ts";
import type { RenderDocument, TextResult } from "../document.ts";

/** Addresses in one file. The protocol of sitemaps.org allows 50,000. */
const MAX_ADDRESSES = 45_000;

/** Parts that the sitemap can have: enough for a million addresses. */
const MAX_PARTS = 25;

const partPath = (part: number) => `/sitemap-${part + 1}.xml`;

interface Address {
  path: string;
  /** Calendar date of the last revision, if known. */
  date?: string | undefined;
}

const isPattern = (path: string) => /[:*]/u.test(path);
const listed = routeTable.filter(({ sitemap }) => sitemap !== false);

/** Matches the addresses of the route table that belong in the sitemap. */
const entryPattern = new RegExp(
  `^(?:${listed.map(({ path }) => path.replaceAll(/:\w+/gu, "[^/]+")).join("|")})$`,
  "u",
);

/** The pages with a fixed address, dated if they show an entry, and the lists. */
function fixedAddresses(content: ContentReader): Address[] {
  const fixed = listed
    .filter(({ path }) => !isPattern(path))
    .map(({ path }) => ({ path, date: content.entryPage(path)?.date }));
  return [...fixed, ...content.listPages()];
}

/** All indexable addresses, in a fixed order. */
function listAddresses(content: ContentReader): Address[] {
  const fixed = fixedAddresses(content);
  const taken = new Set(fixed.map(({ path }) => path));
  const entries = content
    .sitemapEntries()
    .filter(({ path }) => !taken.has(path) && entryPattern.test(path));
  return [...fixed, ...entries];
}

function toXml(
  root: "urlset" | "sitemapindex",
  lines: readonly string[],
): TextResult {
  return {
    status: 200,
    contentType: "application/xml; charset=utf-8",
    text: `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join("")}</${root}>\n`,
  };
}

function renderAddresses(
  addresses: readonly Address[],
  siteUrl: string,
): TextResult {
  const lines = addresses.map(({ path, date }) => {
    const lastModified = date === undefined ? "" : `<lastmod>${date}</lastmod>`;
    return `<url><loc>${escapeMarkup(`${siteUrl}${path}`)}</loc>${lastModified}</url>\n`;
  });
  return toXml("urlset", lines);
}

/**
 * `/sitemap.xml`, by the protocol of sitemaps.org: all addresses, or an index of sitemap files if there are too many.
 */
const renderSitemap: RenderDocument = async ({ content, siteUrl }) => {
  const addresses = listAddresses(content);
  const parts = Math.ceil(addresses.length / MAX_ADDRESSES);
  if (parts <= 1) return renderAddresses(addresses, siteUrl);
  const lines = Array.from({ length: parts }, (_, part) => {
    const address = escapeMarkup(`${siteUrl}${partPath(part)}`);
    return `<sitemap><loc>${address}</loc></sitemap>\n`;
  });
  return toXml("sitemapindex", lines);
};

/** A file that `/sitemap.xml` lists. Not found if the addresses fit into fewer files. */
function renderPart(part: number): RenderDocument {
  return async ({ content, siteUrl }) => {
    const addresses = listAddresses(content);
    const start = part * MAX_ADDRESSES;
    if (addresses.length <= MAX_ADDRESSES || start >= addresses.length)
      throw new AppError("not_found", "There is no such part of the sitemap.");
    const own = addresses.slice(start, start + MAX_ADDRESSES);
    return renderAddresses(own, siteUrl);
  };
}

/** The sitemap and its parts, by their paths. */
export const sitemaps: ReadonlyMap<string, RenderDocument> = new Map([
  ["/sitemap.xml", renderSitemap],
  ...Array.from(
    { length: MAX_PARTS },
    (_, part) => [partPath(part), renderPart(part)] as const,
  ),
]);
