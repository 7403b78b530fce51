import type { SQLInputValue, StatementSync } from "node:sqlite";
import {
  SqliteDialect,
  type SqliteDatabase,
  type SqliteStatement,
} from "kysely";
import type { SqliteConnection } from "./sqlite-connection.ts";

/** Kysely's own SQLite dialect over node:sqlite. Every transaction takes the write lock at its start. */
export function createSqliteDialect(
  connection: SqliteConnection,
): SqliteDialect {
  const adapted: SqliteDatabase = {
    close: () => connection.close(),
    prepare(sql) {
      const database = connection.current();
      // If a transaction starts with a read, it cannot wait for the write lock later: SQLite fails it at once.
      if (sql === "begin") return adapt(database.prepare("begin immediate"));
      // With a full disk, SQLite rolls back by itself. A second rollback would fail and hide the cause.
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
