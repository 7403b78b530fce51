import { setImmediate as nextTurn } from "node:timers/promises";
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

/** Entries that are read at once. Requests are handled in between. */
const CHUNK = 1000;

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

function countAddresses(content: ContentReader): number {
  return fixedAddresses(content).length + content.countSitemapEntries();
}

/** A part of all indexable addresses, in a fixed order. */
async function listAddresses(
  content: ContentReader,
  limit: number,
  offset: number,
): Promise<Address[]> {
  const fixed = fixedAddresses(content);
  const taken = new Set(fixed.map(({ path }) => path));
  const addresses = fixed.slice(offset, offset + limit);
  let next = Math.max(0, offset - fixed.length);
  const end = Math.max(0, offset + limit - fixed.length);
  while (next < end) {
    const entries = content.sitemapEntries(Math.min(CHUNK, end - next), next);
    if (entries.length === 0) break;
    next += entries.length;
    addresses.push(
      ...entries.filter(
        ({ path }) => !taken.has(path) && entryPattern.test(path),
      ),
    );
    await nextTurn();
  }
  return addresses;
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

async function renderAddresses(
  content: ContentReader,
  siteUrl: string,
  part: number,
): Promise<TextResult> {
  const offset = part * MAX_ADDRESSES;
  const addresses = await listAddresses(content, MAX_ADDRESSES, offset);
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
  const parts = Math.ceil(countAddresses(content) / MAX_ADDRESSES);
  if (parts <= 1) return renderAddresses(content, siteUrl, 0);
  const lines = Array.from({ length: parts }, (_, part) => {
    const address = escapeMarkup(`${siteUrl}${partPath(part)}`);
    return `<sitemap><loc>${address}</loc></sitemap>\n`;
  });
  return toXml("sitemapindex", lines);
};

/** A file that `/sitemap.xml` lists. Not found if the addresses fit into fewer files. */
function renderPart(part: number): RenderDocument {
  return async ({ content, siteUrl }) => {
    const count = countAddresses(content);
    if (count <= MAX_ADDRESSES || part * MAX_ADDRESSES >= count)
      throw new AppError("not_found", "There is no such part of the sitemap.");
    return renderAddresses(content, siteUrl, part);
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
