import {
  DatabaseSync,
  type SQLInputValue,
  type SQLOutputValue,
  type StatementSync,
} from "node:sqlite";
import type { IndexFacts } from "./index-facts.ts";

export type Row = Record<string, SQLOutputValue>;

/** An index, opened for reading. */
export interface ContentDatabase {
  /** Path of the file. */
  readonly file: string;
  readonly facts: IndexFacts;
  /** When entries appear or expire, in milliseconds since 1970, ascending. */
  readonly moments: readonly number[];
  /** The first row of a query. Statements are prepared once. */
  get(sql: string, ...values: SQLInputValue[]): Row | undefined;
  all(sql: string, ...values: SQLInputValue[]): Row[];
  close(): void;
}

function parseFacts(row: Row | undefined): IndexFacts {
  return JSON.parse(String(row?.["value"]));
}

/** @throws when the file is not a content database */
export function openContentDatabase(file: string): ContentDatabase {
  const database = new DatabaseSync(file, { readOnly: true });
  const statements = new Map<string, StatementSync>();

  function prepare(sql: string): StatementSync {
    const known = statements.get(sql);
    if (known) return known;
    const statement = database.prepare(sql);
    statements.set(sql, statement);
    return statement;
  }
  const all: ContentDatabase["all"] = (sql, ...values) =>
    prepare(sql).all(...values);
  const get: ContentDatabase["get"] = (sql, ...values) =>
    prepare(sql).get(...values);

  try {
    return {
      file,
      facts: parseFacts(get("select value from facts where name = 'index'")),
      moments: all("select at from moment order by at").map(({ at }) =>
        Number(at),
      ),
      get,
      all,
      close: () => {
        statements.clear();
        if (database.isOpen) database.close();
      },
    };
  } catch (error) {
    database.close();
    throw error;
  }
}
