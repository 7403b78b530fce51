import type { ContentReader, PageLink, PostSummary } from "#contract";
import { pick } from "../../pick.ts";

/** All parts of a series, the oldest first, those of a day by their slugs, and where among them a post is. */
export interface SeriesPart {
  name: string;
  parts: PageLink[];
  /** From 0. */
  at: number;
}

/** The series that a post is a part of. Undefined for a post in none, and for one that is alone in it. */
export function seriesOf(
  { series: name, slug }: Pick<PostSummary, "series" | "slug">,
  content: Pick<ContentReader, "list">,
): SeriesPart | undefined {
  if (name === undefined) return undefined;
  const ofSeries = content.list("blog").filter((post) => post.series === name);
  // Lists begin with the newest day, and of each day with the first slug.
  const all = [...Map.groupBy(ofSeries, ({ date }) => date).values()]
    .toReversed()
    .flat();
  const parts = all.map((post) => pick(post, "path", "title"));
  const at = all.findIndex((post) => post.slug === slug);
  return at === -1 || all.length < 2 ? undefined : { name, parts, at };
}
