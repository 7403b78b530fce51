import { existsSync } from "node:fs";
import { chmod, link, mkdir, open, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { sql } from "kysely";
import { AppError } from "../app-error.ts";
import { migrate } from "./store/migrate.ts";
import { openSqliteConnection } from "./store/sqlite-connection.ts";
import { openSqliteFile } from "./store/sqlite-file.ts";
import { createSqliteStore } from "./store/sqlite-store.ts";
import type { Store, Transaction } from "./store/store.ts";

const PAGE = 1000;

/**
 * Copies the inbox at one moment into a SQLite file while servers continue to write. The file appears only when it is
 * complete.
 * @throws AppError `file_exists`: a backup never replaces another file
 */
export async function backUpInbox(
  store: Store,
  file: string,
  now: Date,
): Promise<void> {
  if (existsSync(file)) throw fileExists(file);
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.${process.pid}.tmp`;
  try {
    if (store.locksRows) await copyRows(store, draft, now);
    else await sql`vacuum into ${draft}`.execute(store.database);
    await chmod(draft, 0o600);
    await syncFile(draft);
    // A rename would replace a file that was created in the meantime.
    await link(draft, file).catch((error: unknown) => {
      throw existsSync(file) ? fileExists(file) : error;
    });
  } finally {
    await rm(draft, { force: true });
  }
}

function fileExists(file: string): AppError {
  return new AppError("file_exists", `${file} exists already.`, {
    hint: "Name another file, or move that one away.",
  });
}

async function syncFile(file: string): Promise<void> {
  const handle = await open(file, "r+");
  await handle.sync();
  await handle.close();
}

/** Reads all rows of PostgreSQL in one snapshot. */
async function copyRows(source: Store, file: string, now: Date): Promise<void> {
  const connection = openSqliteConnection(file, openSqliteFile);
  const copy = createSqliteStore(connection);
  try {
    await migrate(copy, now);
    await source.database
      .transaction()
      .setIsolationLevel("repeatable read")
      .setAccessMode("read only")
      .execute((from) =>
        copy.transact(async (to) => {
          await copyTable(from, to, "submission", "id");
          await copyTable(from, to, "subscription", "submission_id");
          await copyTable(from, to, "reply", "endpoint, key");
          await copyTable(from, to, "outbox", "id");
        }),
      );
    // One file, without a write-ahead log beside it.
    connection.current().exec("pragma journal_mode = delete");
  } finally {
    await copy.close();
  }
}

async function copyTable(
  from: Transaction,
  to: Transaction,
  table: "submission" | "subscription" | "reply" | "outbox",
  key: string,
): Promise<void> {
  for (let offset = 0; ; offset += PAGE) {
    const { rows } = await sql<Record<string, unknown>>`
      select * from ${sql.table(table)} order by ${sql.raw(key)}
      limit ${PAGE} offset ${offset}`.execute(from);
    for (const row of rows) {
      const columns = Object.keys(row).map((column) => sql.ref(column));
      await sql`insert into ${sql.table(table)} (${sql.join(columns)})
        values (${sql.join(Object.values(row))})`.execute(to);
    }
    if (rows.length < PAGE) return;
  }
}
