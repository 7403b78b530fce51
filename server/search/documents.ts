import { createHash } from "node:crypto";
import type { CompiledEntry, MarkdownName } from "#schema";
import type { ContentDatabase, Row } from "../content/content-database.ts";
import { createEntryPages } from "../content/entry-pages.ts";
import { parseEntry, parseMarkdownName } from "../content/entry-queries.ts";

/** A page of the route table, or a list such as the posts of an author. */
export interface PageDocument {
  path: string;
  title: string;
  description: string;
  text: string;
}

/** An entry before its body is read. */
export interface EntryDocument {
  /** Id in the content database. */
  id: number;
  collection: MarkdownName;
  entry: CompiledEntry;
  title: string;
  /** Words that describe the entry besides its title. */
  about: string;
  fingerprint: string;
}

const CHUNK = 500;

/** A checksum of the parts of a document. */
export function fingerprintOf(parts: readonly string[]): string {
  return createHash("sha256")
    .update(JSON.stringify(parts))
    .digest("hex")
    .slice(0, 16);
}

/** Reads the searchable entries from last to first, so that ids of posts grow with their dates. */
export function createEntryDocuments(content: ContentDatabase) {
  const toEntryPage = createEntryPages(content.facts.records);

  function toDocument(row: Row): EntryDocument[] {
    const collection = parseMarkdownName(row["collection"]);
    const entry: CompiledEntry = parseEntry(row["json"]);
    const { title, description, search } = toEntryPage(collection, entry);
    if (!search || entry.draft) return [];
    const about = `${description} ${search.about}`;
    const fingerprint = fingerprintOf([title, about, entry.bodyDigest]);
    const id = Number(row["id"]);
    return [{ id, collection, entry, title, about, fingerprint }];
  }

  return {
    *all(): Generator<EntryDocument> {
      let last = Number.MAX_SAFE_INTEGER;
      while (true) {
        const rows = content.all(
          `select id, collection, json from entry join source using (id)
           where id < ? order by id desc limit ${CHUNK}`,
          last,
        );
        if (rows.length === 0) return;
        for (const row of rows) {
          last = Number(row["id"]);
          yield* toDocument(row);
        }
      }
    },
    byId(id: number): EntryDocument | undefined {
      const row = content.get(
        "select id, collection, json from entry join source using (id) where id = ?",
        id,
      );
      return row && toDocument(row)[0];
    },
  };
}
