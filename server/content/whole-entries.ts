import type { ContentReader, Post, PostSummary } from "#contract";
import type { BlogEntry, EntryBody, EntryOf } from "#schema";
import type { BodyStore } from "./body-store.ts";
import { createArticles } from "./entry-pages.ts";
import {
  parseEntry,
  parseMarkdownName,
  type createEntryQueries,
} from "./entry-queries.ts";
import type { RecordLists } from "./index-facts.ts";

/** Asks a newer reader, because a body on disk is not the one that the index names. */
export type Recover = <Answer>(
  ask: (reader: ContentReader) => Promise<Answer>,
) => Promise<Answer>;

interface Sources {
  queries: ReturnType<typeof createEntryQueries>;
  records: RecordLists;
  bodies: BodyStore;
  recover: Recover;
  toSummary: (entry: BlogEntry) => PostSummary;
}

/** The parts of a reader that return entries with their bodies. */
export function readWholeEntries({
  queries,
  records,
  bodies,
  recover,
  toSummary,
}: Sources): Pick<ContentReader, "entry" | "article" | "post"> {
  const toArticle = createArticles(records);
  return {
    async entry(collection, slug) {
      const row = queries.entry(collection, slug);
      if (!row) return undefined;
      const entry = parseEntry<typeof collection>(row["json"]);
      const body = await bodies.read({ ...entry, collection });
      if (!body) return recover((reader) => reader.entry(collection, slug));
      return { ...entry, ...body };
    },
    async article(path) {
      const row = queries.atPath(path);
      if (!row) return undefined;
      const collection = parseMarkdownName(row["collection"]);
      const entry = parseEntry<typeof collection>(row["json"]);
      const body = await bodies.read({ ...entry, collection });
      if (!body) return recover((reader) => reader.article(path));
      return toArticle(collection, entry, body);
    },
    async post(slug) {
      const row = queries.entry("blog", slug);
      if (!row) return undefined;
      const entry = parseEntry<"blog">(row["json"]);
      const body = await bodies.read({ ...entry, collection: "blog" });
      if (!body) return recover((reader) => reader.post(slug));
      return toPost(toSummary(entry), entry, body);
    },
  };
}

function toPost(
  summary: PostSummary,
  { shareImage }: EntryOf<"blog">,
  { html: content, toc }: EntryBody,
): Post {
  return { ...summary, shareImage, content, toc };
}
