import type { ContentReader, ListPage } from "#contract";
import type { CompiledEntry, MarkdownName } from "#schema";
import type { BodyStore } from "./body-store.ts";
import type { ContentDatabase, Row } from "./content-database.ts";
import { createEntryPages } from "./entry-pages.ts";
import {
  createEntryQueries,
  createRedirects,
  createSitemapQueries,
  parseEntry,
  parseMarkdownName,
} from "./entry-queries.ts";
import { readListPages } from "./list-pages.ts";
import { createUnpublishedList } from "./list-unpublished.ts";
import { createPostLists } from "./post-lists.ts";
import { findSimilarPages } from "./similar-pages.ts";
import { createPostSummaries } from "./to-post-summary.ts";
import { readWholeEntries, type Recover } from "./whole-entries.ts";

interface ReaderOptions {
  database: ContentDatabase;
  now: Date;
  version: string;
  changesSoon: boolean;
  bodies: BodyStore;
  recover: Recover;
  search: ContentReader["search"];
}

function parseRow(row: Row): [MarkdownName, CompiledEntry] {
  return [parseMarkdownName(row["collection"]), parseEntry(row["json"])];
}

/** One consistent state of the content: what visitors may see at `now`. */
export function createContentReader({
  database,
  now,
  version,
  changesSoon,
  bodies,
  recover,
  search,
}: ReaderOptions): ContentReader {
  const { records, settings } = database.facts;
  const at = now.getTime();
  const queries = createEntryQueries(database, at);
  const lists = createPostLists(database, at);
  const toSummary = createPostSummaries(records);
  const toEntryPage = createEntryPages(records);
  let shelves: readonly ListPage[] | undefined;
  const list: ContentReader["list"] = (collection, limit) =>
    queries.list(collection, limit).map(({ json }) => parseEntry(json));

  return {
    version,
    changesSoon,
    ...records,
    ...settings,
    ...createSitemapQueries(database, at),
    ...readWholeEntries({ queries, records, bodies, recover, toSummary }),
    list,
    titleOf: queries.shownTitle,
    entryPage(path) {
      const row = queries.atPath(path);
      return row && toEntryPage(...parseRow(row));
    },
    similarPages: (words) => findSimilarPages(database, at, words),
    shareImage: queries.shareImage,
    has: (collection, slug) => queries.entry(collection, slug) !== undefined,
    shelves: () => (shelves ??= readListPages(database, at)),
    posts: (range = {}) =>
      lists.list(range).map((json) => toSummary(parseEntry<"blog">(json))),
    countPosts: (filter = {}) => lists.count(filter),
    search,
    unpublished: createUnpublishedList(database, list, now),
    redirect: createRedirects(database, at),
  };
}
