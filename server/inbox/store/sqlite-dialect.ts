import type { SQLInputValue, StatementSync } from "node:sqlite";
import {
  SqliteDialect,
  type SqliteDatabase,
  type SqliteStatement,
} from "kysely";
import type { SqliteConnection } from "./sqlite-connection.ts";

/** Kysely's own SQLite dialect over node:sqlite. Every transaction takes the write lock as it begins. */
export function createSqliteDialect(
  connection: SqliteConnection,
): SqliteDialect {
  const adapted: SqliteDatabase = {
    close: () => connection.close(),
    prepare(sql) {
      const database = connection.current();
      // A transaction that begins by reading cannot wait for the lock later: SQLite fails it at once.
      if (sql === "begin") return adapt(database.prepare("begin immediate"));
      // A full disk makes SQLite roll back by itself; a second rollback would hide why.
      if (sql === "rollback" && !database.isTransaction) return nothing;
      return adapt(database.prepare(sql));
    },
  };
  return new SqliteDialect({ database: adapted });
}

function adapt(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...parseParameters(parameters)),
    run: (parameters) => statement.run(...parseParameters(parameters)),
    iterate: (parameters) => statement.iterate(...parseParameters(parameters)),
  };
}

const nothing: SqliteStatement = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [].values(),
};

function parseParameters(parameters: readonly unknown[]): SQLInputValue[] {
  return parameters.map((value) => {
    if (value === null) return null;
    if (typeof value === "string" || typeof value === "number") return value;
    throw new TypeError(`SQLite takes text and numbers, not ${typeof value}.`);
  });
}
