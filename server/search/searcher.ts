import type { DatabaseSync } from "node:sqlite";
import type { SearchAnswer, SearchHit, SearchQuery } from "#contract";
import type { CompiledEntry } from "#schema";
import { createBodyStore } from "../content/body-store.ts";
import {
  openContentDatabase,
  type ContentDatabase,
} from "../content/content-database.ts";
import { createEntryPages } from "../content/entry-pages.ts";
import { parseEntry, parseMarkdownName } from "../content/entry-queries.ts";
import { makeExcerpt } from "./excerpt.ts";
import { findDocuments } from "./find-documents.ts";
import { openSearchDatabaseForReading } from "./search-database.ts";

/** The content that visitors may see: a database, and a moment in milliseconds since 1970. */
export interface ContentState {
  file: string;
  at: number;
}

/** Answers searches, one after the other. */
export interface Searcher {
  /** Reopens the database and the index after a change of either. If there is no index yet, the next search tries again. */
  refresh(state: ContentState): void;
  search(query: SearchQuery): Promise<SearchAnswer>;
  close(): void;
}

/** Cache size for the bodies of entries that are often found. */
const BODY_BYTES = 8 * 1024 * 1024;

/** The answer without an index. */
const NOTHING: SearchAnswer = {
  total: 0,
  reachable: 0,
  hits: [],
  isPartial: true,
};

interface Opened {
  index: DatabaseSync;
  content: ContentDatabase;
  at: number;
}

/** Stores which documents visitors may not see, so that they are never counted. Usually there are none. */
function noteHidden({ index, content, at }: Opened): void {
  index.exec("create temp table if not exists hidden (id integer primary key)");
  index.prepare("attach ? as content").run(content.file);
  try {
    index.exec("begin; delete from hidden");
    index
      .prepare(
        `insert into hidden select id from document where not is_page and not exists (
           select 1 from content.entry as entry where entry.path = document.path
             and entry.live_from <= ? and entry.live_until > ?)`,
      )
      .run(at, at);
    index.exec("commit");
  } finally {
    index.exec("detach content");
  }
}

/** Describes a found document. @returns undefined if visitors may not see it */
function createHits({ index, content, at }: Opened, folder: string) {
  const bodies = createBodyStore(folder, BODY_BYTES);
  const toEntryPage = createEntryPages(content.facts.records);
  const readDocument = index.prepare(
    "select path, is_page, title, description, text from document where id = ?",
  );

  async function toEntryHit(
    path: string,
    terms: readonly string[],
  ): Promise<SearchHit | undefined> {
    const row = content.get(
      `select collection, json from entry join source using (id)
       where path = ? and live_from <= ? and live_until > ?`,
      path,
      at,
      at,
    );
    if (!row) return undefined;
    const collection = parseMarkdownName(row["collection"]);
    const entry: CompiledEntry = parseEntry(row["json"]);
    const page = toEntryPage(collection, entry);
    const body = await bodies.read({ ...entry, collection });
    const { title, description, date } = page;
    const text = body?.text ?? "";
    return {
      path,
      kind: page.search?.kind ?? "Page",
      title,
      date,
      excerpt: makeExcerpt({ description, text }, terms),
    };
  }

  return async (
    id: number,
    terms: readonly string[],
  ): Promise<SearchHit | undefined> => {
    const row = readDocument.get(id);
    if (!row) return undefined;
    const path = String(row["path"]);
    if (row["is_page"] === 0) return toEntryHit(path, terms);
    const description = String(row["description"]);
    const text = String(row["text"]);
    return {
      path,
      kind: path.startsWith("/documentation") ? "Documentation" : "Page",
      title: String(row["title"]),
      excerpt: makeExcerpt({ description, text }, terms),
    };
  };
}

/** @param indexFile the search index, which another thread writes */
export function createSearcher(indexFile: string, folder: string): Searcher {
  let opened: Opened | undefined;
  let toHit: ReturnType<typeof createHits> | undefined;
  let shown: ContentState | undefined;

  function open({ file, at }: ContentState): void {
    const index = openSearchDatabaseForReading(indexFile);
    if (!index) return;
    const content = openContentDatabase(file);
    opened = { index, content, at };
    try {
      noteHidden(opened);
    } catch (error) {
      close();
      throw error;
    }
    toHit = createHits(opened, folder);
  }

  function close(): void {
    opened?.index.close();
    opened?.content.close();
    opened = undefined;
  }

  return {
    refresh(state) {
      shown = state;
      close();
      open(state);
    },
    async search({ text, limit, offset = 0 }) {
      if (!opened && shown) open(shown);
      if (!opened || !toHit) return NOTHING;
      const describe = toHit;
      const found = findDocuments(opened.index, text, limit, offset);
      const { total, reachable, ids, terms, isCorrected } = found;
      const hits = await Promise.all(ids.map((id) => describe(id, terms)));
      return {
        total,
        reachable,
        hits: hits.filter((hit) => hit !== undefined),
        ...(isCorrected && { corrected: terms.join(" ") }),
      };
    },
    close,
  };
}
