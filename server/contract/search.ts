import * as z from "zod/mini";

/** The maximum number of results in one reply. */
const MAX_RESULTS = 100;

/** A visitor's query, as typed. */
export interface SearchQuery {
  text: string;
  limit: number;
  offset?: number;
}

/** Alternating plain text and matches: items at odd indexes are matches. */
export type Excerpt = readonly string[];

/** A page in the search results. */
export interface SearchHit {
  path: string;
  /** The kind of page, as shown to visitors. */
  kind: string;
  title: Excerpt;
  /** Calendar date of the last revision. */
  date?: string;
  excerpt: Excerpt;
}

/** The results of a search, and how many there are in all. */
export interface SearchAnswer {
  /** The number of pages that contain every word. */
  total: number;
  /** How many of them can be reached with `offset`: the best, or else the newest ones. */
  reachable: number;
  hits: SearchHit[];
  /** The words that were searched instead, because no page contains those of the query. */
  corrected?: string;
  /** True while the search index is updated: a later search can find more. */
  isPartial?: true;
}

const searchResult = z.object({
  path: z.string(),
  kind: z.string(),
  title: z.string(),
  /** HTML with no tags except `<mark>`. */
  excerpt: z.string(),
});

/**
 * `GET /api/search`: the pages that contain every word of `q`, best first. The last word may be a prefix. If nothing
 * matches, typos are corrected, and `corrected` is what was searched for. Returns 24 results without `limit`.
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
    /** The number of matching pages. */
    total: z.int(),
    results: z.array(searchResult),
    corrected: z.optional(z.string()),
  }),
} as const;
