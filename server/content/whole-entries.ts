import type { ContentReader } from "#contract";
import type { BodyStore, Recover } from "./body-store.ts";
import { createArticles } from "./entry-pages.ts";
import {
  parseEntry,
  parseMarkdownName,
  type createEntryQueries,
} from "./entry-queries.ts";
import type { RecordLists } from "./index-facts.ts";

interface Sources {
  queries: ReturnType<typeof createEntryQueries>;
  records: RecordLists;
  bodies: BodyStore;
  recover: Recover;
}

/** The parts of a reader that return entries with their bodies. */
export function readWholeEntries({
  queries,
  records,
  bodies,
  recover,
}: Sources): Pick<ContentReader, "entry" | "article"> {
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
  };
}
