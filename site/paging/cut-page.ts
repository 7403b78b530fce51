/** How many entries one page of a list has. */
export const PAGE_SIZE = 24;

/** Some entries of a list, as a page shows them. */
export interface Paged<Entry> {
  entries: Entry[];
  /** From 1. */
  page: number;
  /** At least 1: an empty list has one empty page. */
  pages: number;
  /** How many entries all pages have together. */
  total: number;
}

/** Which entries of a list a page has. */
export interface PageRange {
  offset: number;
  limit: number;
}

/** The page number in a query; undefined if it is not a whole number from 1, written without zeros in front. */
export function parsePage(query: URLSearchParams): number | undefined {
  const text = query.get("page") || "1";
  return /^[1-9]\d{0,8}$/u.test(text) ? Number(text) : undefined;
}

/**
 * The page of a list that a query names.
 * @param total how many entries the list has
 * @param read the entries of a range
 * @returns undefined if the list has no such page
 */
export function cutPage<Entry>(
  query: URLSearchParams,
  total: number,
  read: (range: PageRange) => Entry[],
): Paged<Entry> | undefined {
  const page = parsePage(query);
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
  if (page === undefined || page > pages) return undefined;
  const offset = (page - 1) * PAGE_SIZE;
  return { entries: read({ offset, limit: PAGE_SIZE }), page, pages, total };
}

/** The page of a list that is at hand as a whole. */
export function cutList<Entry>(
  query: URLSearchParams,
  all: readonly Entry[],
): Paged<Entry> | undefined {
  return cutPage(query, all.length, ({ offset, limit }) =>
    all.slice(offset, offset + limit),
  );
}
