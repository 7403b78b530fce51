import type { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { Kysely } from "kysely";
import { createMemoryLimiter } from "../post-limiter.ts";
import { createSqliteDialect } from "./sqlite-dialect.ts";
import { guardStore, isBusy } from "./store-failure.ts";
import type { Store } from "./store.ts";
import type { Tables } from "./tables.ts";

/**
 * The inbox in one SQLite file, for one server process.
 * @param patience milliseconds for which a transaction is tried again while another process has the lock
 */
export function createSqliteStore(
  connection: DatabaseSync,
  patience = 4000,
): Store {
  const database = new Kysely<Tables>({
    dialect: createSqliteDialect(connection),
  });
  return {
    database,
    transact: (run) =>
      guardStore(() =>
        retryWhileBusy(() => database.transaction().execute(run), patience),
      ),
    // A transaction has the whole file as it is.
    lockMigrations: async () => {},
    createLimiter: createMemoryLimiter,
    async close() {
      // Kysely closes only what it has used.
      await database.destroy();
      if (connection.isOpen) connection.close();
    },
  };
}

/** Runs it again, a little later each time and without holding up the process, while the database is locked. */
export async function retryWhileBusy<Value>(
  run: () => Promise<Value>,
  patience: number,
): Promise<Value> {
  const deadline = Date.now() + patience;
  for (let pause = 20; ; pause = Math.min(pause * 2, 320)) {
    try {
      return await run();
    } catch (error) {
      if (!isBusy(error) || Date.now() >= deadline) throw error;
      await sleep(pause);
    }
  }
}
