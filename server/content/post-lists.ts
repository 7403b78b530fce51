import type { SQLInputValue } from "node:sqlite";
import type { PostFilter, PostRange } from "#contract";
import type { ContentDatabase } from "./content-database.ts";

/** Posts by every filter, newest first, then by slug. */
export interface PostLists {
  /** The compiled entries, as JSON. */
  list(range: PostRange): string[];
  count(filter: PostFilter): number;
}

interface Condition {
  sql: string;
  values: SQLInputValue[];
}

function toConditions({
  type,
  featured,
  category,
  author,
  after,
}: PostRange): Condition[] {
  const conditions: Condition[] = [];
  const add = (sql: string, ...values: SQLInputValue[]) =>
    conditions.push({ sql, values });
  if (type !== undefined) add("type = ?", type);
  if (featured !== undefined) add("featured = ?", Number(featured));
  if (author !== undefined) add("author = ?", author);
  if (category !== undefined)
    add("id in (select id from post_category where category = ?)", category);
  if (after) {
    const { publishedDate, slug } = after;
    add(
      "(date < ? or date = ? and slug > ?)",
      publishedDate,
      publishedDate,
      slug,
    );
  }
  return conditions;
}

/** The posts that visitors may see at a moment, in milliseconds since 1970. */
export function createPostLists(
  database: ContentDatabase,
  at: number,
): PostLists {
  function select(range: PostRange): Condition {
    const conditions = [
      { sql: "live_from <= ? and live_until > ?", values: [at, at] },
      ...toConditions(range),
    ];
    return {
      sql: `from post where ${conditions.map(({ sql }) => sql).join(" and ")}`,
      values: conditions.flatMap(({ values }) => values),
    };
  }

  return {
    list({ offset = 0, limit = -1, ...filter }) {
      const { sql, values } = select(filter);
      const rows = database.all(
        // A cross join keeps its order: the ids are selected first, then their rows.
        `select json from (select id ${sql} order by id limit ? offset ?)
         cross join source using (id)`,
        ...values,
        limit,
        offset,
      );
      return rows.map(({ json }) => String(json));
    },
    count(filter) {
      const { sql, values } = select(filter);
      return Number(
        database.get(`select count(*) as n ${sql}`, ...values)?.["n"],
      );
    },
  };
}
