import { Kysely, PostgresDialect, sql } from "kysely";
import { Pool, type ClientBase } from "pg";
import { createPostgresLimiter } from "../post-limiter.ts";
import { guardStore } from "./store-failure.ts";
import type { Store, Transaction } from "./store.ts";
import type { Tables } from "./tables.ts";

/**
 * The inbox in PostgreSQL, for any number of server processes.
 * @param onLostConnection told when a connection breaks; the next query opens another
 */
export function createPostgresStore(
  databaseUrl: string,
  onLostConnection: (error: Error) => void,
): Store {
  const pool = new Pool({
    connectionString: databaseUrl,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    async onConnect(client: ClientBase) {
      // The pool listens to idle connections only: without this, losing a busy one would end the process.
      client.on("error", onLostConnection);
      // Not as a start-up parameter: connection poolers refuse those.
      await client.query("set statement_timeout = '10s'");
    },
  });
  pool.on("error", () => {});
  const database = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
  });
  return {
    database,
    transact: (run) => guardStore(() => database.transaction().execute(run)),
    lockMigrations: waitForMigrations,
    createLimiter: (limit) => createPostgresLimiter(pool, limit),
    close: () => database.destroy(),
  };
}

/** Waits until no other process migrates; given back when the transaction ends. */
async function waitForMigrations(transaction: Transaction): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(transaction);
  // Any constant will do, as long as every version of this program takes the same.
  await sql`select pg_advisory_xact_lock(7241966512)`.execute(transaction);
}
