import type { PostSummary } from "#contract";
import type { SiteContentIndex } from "#schema";
import { changeMoments, countPassed } from "./change-moments.ts";
import { toPostSummary } from "./to-post-summary.ts";

/** An index with everything that its readers share. */
export interface PreparedIndex {
  index: SiteContentIndex;
  /** All posts by slug, visible or not: a broken scheduled post is found when the index is loaded. */
  summaries: ReadonlyMap<string, PostSummary>;
  /** Milliseconds since 1970, ascending. */
  moments: readonly number[];
}

/** @throws AppError when a post refers to an author or a category that the index does not hold */
export function prepareIndex(index: SiteContentIndex): PreparedIndex {
  const { blog, authors, categories } = index.collections;
  const references = {
    authors: new Map(authors.map((author) => [author.slug, author])),
    categories: new Map(
      categories.map((category) => [category.slug, category]),
    ),
  };
  return {
    index,
    summaries: new Map(
      blog.map((entry) => [entry.slug, toPostSummary(entry, references)]),
    ),
    moments: changeMoments(index),
  };
}

/** Changes whenever visitors may see something else. */
export function versionAt(
  { index, moments }: PreparedIndex,
  now: Date,
): string {
  return `${index.digest}.${countPassed(moments, now.getTime())}`;
}

/** The next moment after `now` at which entries appear or expire, in milliseconds since 1970. */
export function momentAfter(
  { moments }: PreparedIndex,
  now: Date,
): number | undefined {
  return moments[countPassed(moments, now.getTime())];
}
