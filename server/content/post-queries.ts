import type { ContentReader } from "#contract";
import type { BodyStore, Recover } from "./body-store.ts";
import type { ContentDatabase } from "./content-database.ts";
import { createEntryQueries, parseEntry } from "./entry-queries.ts";
import { createPostLists } from "./post-lists.ts";
import { createRelatedPosts } from "./related-posts.ts";
import { createPostSummaries } from "./to-post-summary.ts";

interface PostQueryOptions {
  database: ContentDatabase;
  now: Date;
  bodies: BodyStore;
  recover: Recover;
}

/** The part of a reader that handles posts. */
export function createPostQueries({
  database,
  now,
  bodies,
  recover,
}: PostQueryOptions): Pick<
  ContentReader,
  "posts" | "countPosts" | "post" | "relatedPosts"
> {
  const at = now.getTime();
  const queries = createEntryQueries(database, at);
  const lists = createPostLists(database, at);
  const findRelated = createRelatedPosts(database, at);
  const toSummary = createPostSummaries(database.facts.records);

  async function readPost(slug: string) {
    const row = queries.entry("blog", slug);
    if (!row) return undefined;
    const entry = parseEntry<"blog">(row["json"]);
    const body = await bodies.read({ ...entry, collection: "blog" });
    return { entry, body };
  }

  return {
    posts: (range = {}) =>
      lists.list(range).map((json) => toSummary(parseEntry<"blog">(json))),
    countPosts: (filter = {}) => lists.count(filter),
    async post(slug) {
      const found = await readPost(slug);
      if (!found) return undefined;
      const { entry, body } = found;
      if (!body) return recover((reader) => reader.post(slug));
      const { html, toc } = body;
      const { shareImage } = entry;
      return { ...toSummary(entry), shareImage, content: html, toc };
    },
    async relatedPosts(slug, limit) {
      const found = await readPost(slug);
      if (!found) return [];
      const { entry: post, body = { text: "", links: [] } } = found;
      const { text, links } = body;
      return findRelated({ post, text, links }, limit).map(toSummary);
    },
  };
}
