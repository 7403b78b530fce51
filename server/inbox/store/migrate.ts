import { sql, type Kysely } from "kysely";
import { AppError } from "../../app-error.ts";
import { migrationSteps } from "./migration-steps.ts";
import type { Store, Transaction } from "./store.ts";
import type { Tables } from "./tables.ts";

/**
 * Migrates the schema. All steps succeed or none, and only one process migrates at a time.
 * @throws AppError `database_newer` when the database has a step that this program does not have
 */
export async function migrate(
  store: Omit<Store, "close">,
  now: Date,
): Promise<void> {
  await store.transact(async (transaction) => {
    // Until the transaction ends. Every version of this program uses this number. SQLite has locked the whole file.
    if (store.locksRows)
      await sql`select pg_advisory_xact_lock(7241966512)`.execute(transaction);
    await transaction.schema
      .createTable("migration")
      .ifNotExists()
      .addColumn("name", "text", (column) => column.primaryKey())
      .addColumn("applied_at", "text", (column) => column.notNull())
      .execute();
    const applied = await appliedSteps(transaction);
    refuseNewer(applied);
    for (const [name, statements] of migrationSteps) {
      if (applied.has(name)) continue;
      for (const statement of statements)
        await sql.raw(statement).execute(transaction);
      await transaction
        .insertInto("migration")
        .values({ name, applied_at: now.toISOString() })
        .execute();
    }
  });
}

/**
 * Checks that the schema matches this program, without changing it.
 * @throws AppError `database_empty`, `database_older` or `database_newer`
 */
export async function checkMigrated(database: Kysely<Tables>): Promise<void> {
  const tables = await database.introspection.getTables();
  if (!tables.some((table) => table.name === "migration"))
    throw new AppError(
      "database_empty",
      "The database holds no inbox: nothing was ever recorded in it.",
      { hint: "Start the server once; it lays the tables out." },
    );
  const applied = await appliedSteps(database);
  refuseNewer(applied);
  if (applied.size < migrationSteps.size)
    throw new AppError(
      "database_older",
      "The database was last used by an older version of this program.",
      { hint: "Start the server once; it brings the tables up to date." },
    );
}

async function appliedSteps(
  database: Kysely<Tables> | Transaction,
): Promise<Set<string>> {
  const rows = await database.selectFrom("migration").select("name").execute();
  return new Set(rows.map((row) => row.name));
}

function refuseNewer(applied: ReadonlySet<string>): void {
  for (const name of applied)
    if (!migrationSteps.has(name))
      throw new AppError(
        "database_newer",
        `The database was used by a newer version of this program: it knows the step "${name}".`,
        { hint: "Run the newer version, or restore a backup made before it." },
      );
}
