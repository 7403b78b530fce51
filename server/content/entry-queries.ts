import {
  markdownNames,
  type CompiledEntry,
  type EntryOf,
  type MarkdownName,
} from "#schema";
import type { ContentDatabase, Row } from "./content-database.ts";

/** A compiled entry of a content database. Whoever wrote the database has checked it. */
export function parseEntry<Name extends MarkdownName>(
  json: unknown,
): EntryOf<Name>;
export function parseEntry(json: unknown): CompiledEntry {
  return JSON.parse(String(json));
}

export function parseMarkdownName(name: unknown): MarkdownName {
  const found = markdownNames.find((each) => each === name);
  if (found === undefined) throw new Error(`${String(name)} is no collection.`);
  return found;
}

/** Reads what visitors may see at a moment, in milliseconds since 1970. */
export function createEntryQueries(database: ContentDatabase, at: number) {
  const live = "live_from <= ? and live_until > ?";
  const source = "from entry join source using (id)";
  return {
    list: (collection: MarkdownName): Row[] =>
      database.all(
        `select json ${source} where collection = ? and ${live} order by id`,
        collection,
        at,
        at,
      ),
    entry: (collection: MarkdownName, slug: string) =>
      database.get(
        `select json ${source} where collection = ? and slug = ? and ${live}`,
        collection,
        slug,
        at,
        at,
      ),
    atPath: (path: string) =>
      database.get(
        `select collection, json ${source} where path = ? and ${live}`,
        path,
        at,
        at,
      ),
    shownTitle: (collection: MarkdownName, slug: string) =>
      database.get(
        `select title from entry where collection = ? and slug = ? and live_from <= ?`,
        collection,
        slug,
        at,
      )?.["title"],
    isHidden: (path: string) =>
      database.get(
        `select max(${live}) as live from entry where path = ?`,
        at,
        at,
        path,
      )?.["live"] === 0,
    redirect: (path: string) =>
      database.get("select target from redirect where path = ?", path)?.[
        "target"
      ],
    countSitemap: () =>
      Number(
        database.get(
          `select count(*) as n from entry where in_sitemap and ${live}`,
          at,
          at,
        )?.["n"],
      ),
    sitemap: (limit: number, offset: number) =>
      database.all(
        `select path, revised from entry where in_sitemap and ${live}
         order by id limit ? offset ?`,
        at,
        at,
        limit,
        offset,
      ),
  };
}
