import type { ListPage } from "#contract";
import { collections, markdownNames, type MarkdownCollection } from "#schema";
import type { ContentDatabase, Row } from "./content-database.ts";

const groupPages = markdownNames.flatMap((name) => {
  const facts: MarkdownCollection = collections[name];
  return facts.groupPages ?? [];
});

const toDates = (rows: readonly Row[]) =>
  new Map(rows.map(({ slug, date }) => [String(slug), String(date)]));

/** The latest change of a post in each category. Categories without visible posts are left out. */
function categoryDates(database: ContentDatabase, at: number) {
  return toDates(
    database.all(
      `select category as slug, max(revised) as date
       from post_category join post using (id)
       where live_from <= ? and live_until > ? group by category`,
      at,
      at,
    ),
  );
}

function authorDates(database: ContentDatabase, at: number) {
  return toDates(
    database.all(
      `select author as slug, max(revised) as date from post
       where live_from <= ? and live_until > ? group by author`,
      at,
      at,
    ),
  );
}

function toListPages(
  records: readonly { slug: string; name: string }[],
  dates: ReadonlyMap<string, string>,
  toPath: (slug: string) => string,
): ListPage[] {
  return records.flatMap(({ slug, name }) => {
    const date = dates.get(slug);
    return date === undefined ? [] : { path: toPath(slug), title: name, date };
  });
}

/** The pages that list part of a collection, in the order of the registry and of each file. */
export function readListPages(
  database: ContentDatabase,
  at: number,
): ListPage[] {
  const { categories, authors } = database.facts.records;
  return [
    ...groupPages,
    ...toListPages(
      categories,
      categoryDates(database, at),
      collections.categories.path,
    ),
    ...toListPages(
      authors,
      authorDates(database, at),
      collections.authors.path,
    ),
  ];
}
