import type { ContentReader } from "#contract";
import {
  collections,
  type EntryOf,
  type MarkdownCollection,
  type MarkdownName,
} from "#schema";
import type { ContentDatabase } from "./content-database.ts";
import type { Draft } from "./draft-store.ts";
import { parseEntry } from "./entry-queries.ts";
import { createPostSummaries } from "./to-post-summary.ts";

/** The visible content plus one unpublished entry. Other unpublished entries stay hidden. */
export function withEntry(
  reader: ContentReader,
  { facts }: ContentDatabase,
  collection: MarkdownName,
  { json, body }: Draft,
): ContentReader {
  const { slug } = parseEntry(json);
  const isIt = (name: MarkdownName, asked: string) =>
    name === collection && asked === slug;

  function insert<Name extends MarkdownName>(name: Name): EntryOf<Name>[] {
    const { order }: MarkdownCollection = collections[name];
    return [...reader.list(name), parseEntry<Name>(json)].toSorted(order);
  }

  return {
    ...reader,
    list: (name) => (name === collection ? insert(name) : reader.list(name)),
    has: (name, asked) => isIt(name, asked) || reader.has(name, asked),
    entry: async (name, asked) =>
      isIt(name, asked)
        ? { ...parseEntry<typeof name>(json), ...body }
        : reader.entry(name, asked),
    async post(asked) {
      if (!isIt("blog", asked)) return reader.post(asked);
      const toSummary = createPostSummaries(facts.records);
      const summary = toSummary(parseEntry<"blog">(json));
      return { ...summary, content: body.html, toc: body.toc };
    },
  };
}
