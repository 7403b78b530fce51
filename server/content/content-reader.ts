import type { ContentReader, ListPage } from "#contract";
import type { CompiledEntry, MarkdownName } from "#schema";
import type { BodyStore, Recover } from "./body-store.ts";
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
import { createPostQueries } from "./post-queries.ts";
import { findSimilarPages } from "./similar-pages.ts";
import { readWholeEntries } from "./whole-entries.ts";

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

/** A consistent view of the content: everything that visitors may see at `now`. */
export function createContentReader(options: ReaderOptions): ContentReader {
  const { database, now, version, changesSoon, bodies, recover, search } =
    options;
  const { records, settings } = database.facts;
  const at = now.getTime();
  const queries = createEntryQueries(database, at);
  const toEntryPage = createEntryPages(records);
  let listPages: readonly ListPage[] | undefined;
  const list: ContentReader["list"] = (collection, limit) =>
    queries.list(collection, limit).map(({ json }) => parseEntry(json));

  return {
    version,
    changesSoon,
    ...records,
    ...settings,
    ...createSitemapQueries(database, at),
    ...readWholeEntries({ queries, records, bodies, recover }),
    list,
    titleOf: queries.shownTitle,
    neighbors(collection, slug) {
      const beside = (step: 1 | -1) => {
        const row = queries.beside(collection, slug, step);
        return row && toEntryPage(collection, parseEntry(row["json"]));
      };
      const [before, after] = [beside(-1), beside(1)];
      return { ...(before && { before }), ...(after && { after }) };
    },
    entryPage(path) {
      const row = queries.atPath(path);
      return row && toEntryPage(...parseRow(row));
    },
    similarPages: (words) => findSimilarPages(database, at, words),
    shareImage: queries.shareImage,
    has: (collection, slug) => queries.entry(collection, slug) !== undefined,
    listPages: () => (listPages ??= readListPages(database, at)),
    ...createPostQueries(options),
    search,
    unpublished: createUnpublishedList(database, list, now),
    redirect: createRedirects(database, at),
  };
}
