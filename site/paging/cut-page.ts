/** The number of entries on one page of a list. */
export const PAGE_SIZE = 24;

/** One page of a list. */
export interface Paged<Entry> {
  entries: Entry[];
  /** From 1. */
  page: number;
  /** At least 1, because an empty list has one empty page. */
  pages: number;
  /** The number of entries on all pages. */
  total: number;
}

export interface PageRange {
  offset: number;
  limit: number;
}

/** The page number in a query. Undefined unless it is a whole number from 1 without leading zeros. */
export function parsePage(query: URLSearchParams): number | undefined {
  const text = query.get("page") || "1";
  return /^[1-9]\d{0,8}$/u.test(text) ? Number(text) : undefined;
}

/**
 * The page of a list for a query.
 * @param total the number of entries in the list
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

/** The page of a list that is already loaded as a whole. */
export function cutList<Entry>(
  query: URLSearchParams,
  all: readonly Entry[],
): Paged<Entry> | undefined {
  return cutPage(query, all.length, ({ offset, limit }) =>
    all.slice(offset, offset + limit),
  );
}
