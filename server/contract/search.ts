import * as z from "zod/mini";

/** The most results that one reply holds. */
const MAX_RESULTS = 100;

/** What visitors search for, as they typed it. */
export interface SearchQuery {
  text: string;
  limit: number;
  offset?: number;
}

/** Plain text and matches in turn: items at odd indexes are matches. */
export type Excerpt = readonly string[];

/** A page that was found. */
export interface SearchHit {
  path: string;
  /** What it is, as visitors read it. */
  kind: string;
  title: string;
  /** Calendar date of the last revision. */
  date?: string;
  excerpt: Excerpt;
}

export interface SearchAnswer {
  /** How many pages have every word. */
  total: number;
  /** How many of them can be reached by `offset`, the best or else the newest ones. */
  reachable: number;
  hits: SearchHit[];
  /** The words that were searched instead, as no page has those of the query. */
  corrected?: string;
}

const searchResult = z.object({
  path: z.string(),
  kind: z.string(),
  title: z.string(),
  /** HTML without any tag but `<mark>`. */
  excerpt: z.string(),
});

/**
 * `GET /api/search`: the pages that have every word of `q`, best first; the last word may be the beginning of one. When
 * nothing matches, words with typos are corrected, and `corrected` says what was searched. 24 results without `limit`.
 */
export const searchSite = {
  method: "GET",
  path: "/api/search",
  query: z.object({
    q: z.optional(z.string()),
    limit: z.optional(
      z
        .string()
        .check(
          z.regex(
            /^(?:[1-9]\d?|100)$/,
            `limit must be a whole number from 1 to ${MAX_RESULTS}.`,
          ),
        ),
    ),
  }),
  reply: z.object({
    success: z.literal(true),
    /** How many pages match. */
    total: z.int(),
    results: z.array(searchResult),
    corrected: z.optional(z.string()),
  }),
} as const;
