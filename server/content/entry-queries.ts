import type { ContentReader } from "#contract";
import {
  markdownNames,
  type CompiledEntry,
  type EntryOf,
  type MarkdownName,
} from "#schema";
import type { ContentDatabase, Row } from "./content-database.ts";

/** Parses a compiled entry of a content database. It was validated when the database was written. */
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

/** The condition for entries that visitors may see. Both parameters are the moment. */
const live = "live_from <= ? and live_until > ?";

/** Reads what visitors may see at a moment, in milliseconds since 1970. */
export function createEntryQueries(database: ContentDatabase, at: number) {
  const source = "from entry join source using (id)";
  const entry = (collection: MarkdownName, slug: string) =>
    database.get(
      `select json ${source} where collection = ? and slug = ? and ${live}`,
      collection,
      slug,
      at,
      at,
    );
  return {
    list: (collection: MarkdownName, limit = -1): Row[] =>
      database.all(
        `select json ${source} where collection = ? and ${live} order by id limit ?`,
        collection,
        at,
        at,
        limit,
      ),
    entry,
    /** The next or the previous entry in the order of the list. */
    beside: (collection: MarkdownName, slug: string, step: 1 | -1) =>
      database.get(
        `select json ${source}
         where collection = ? and ${live} and id ${step > 0 ? ">" : "<"} (
           select id from entry where collection = ? and slug = ?
         ) order by id ${step > 0 ? "asc" : "desc"} limit 1`,
        collection,
        at,
        at,
        collection,
        slug,
      ),
    atPath: (path: string) =>
      database.get(
        `select collection, json ${source} where path = ? and ${live}`,
        path,
        at,
        at,
      ),
    shareImage(collection: MarkdownName, slug: string): string | undefined {
      const row = entry(collection, slug);
      return row && parseEntry<typeof collection>(row["json"]).shareImage;
    },
    shownTitle(collection: MarkdownName, slug: string): string | undefined {
      const row = database.get(
        "select title from entry where collection = ? and slug = ? and live_from <= ?",
        collection,
        slug,
        at,
      );
      return row && String(row["title"]);
    },
  };
}

/** Where old addresses redirect to. Those of entries that visitors may not see redirect nowhere. */
export function createRedirects(database: ContentDatabase, at: number) {
  const isHidden = (path: string) =>
    database.get(
      `select max(${live}) as live from entry where path = ?`,
      at,
      at,
      path,
    )?.["live"] === 0;
  return (path: string): string | undefined => {
    const row = database.get(
      "select target from redirect where path = ?",
      path,
    );
    if (!row) return undefined;
    const target = String(row["target"]);
    return isHidden(target) ? undefined : target;
  };
}

/** The entries that sitemap.xml lists. */
export function createSitemapQueries(
  database: ContentDatabase,
  at: number,
): Pick<ContentReader, "sitemapEntries" | "countSitemapEntries"> {
  const from = `from entry where in_sitemap and ${live}`;
  return {
    sitemapEntries: (limit, offset) =>
      database
        .all(
          `select path, revised ${from} order by id limit ? offset ?`,
          at,
          at,
          limit,
          offset,
        )
        .map(({ path, revised }) => ({
          path: String(path),
          date: String(revised),
        })),
    countSitemapEntries: () =>
      Number(database.get(`select count(*) as n ${from}`, at, at)?.["n"]),
  };
}
