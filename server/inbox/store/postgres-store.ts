import { setTimeout as sleep } from "node:timers/promises";
import { Kysely, PostgresDialect, sql } from "kysely";
import { Pool } from "pg";
import { createDeadlinePool } from "./deadline-pool.ts";
import { guardStore, isPassing } from "./store-failure.ts";
import type { Store, Transaction } from "./store.ts";
import type { Tables } from "./tables.ts";

/** With the wait for a connection a visitor is answered within 10 s, even when a new one has to be opened as well. */
const ANSWER_MILLIS = 4000;
const CONNECT_MILLIS = 2500;

/** A form rarely waits for a new connection, which a busy machine is slow to open. */
const IDLE_MILLIS = 5 * 60_000;

/**
 * No transaction begins again later than this after the first try: a visitor does not notice that the database restarts
 * or another server takes its place, and still is answered within 10 s when none does.
 */
const PATIENCE_MILLIS = 7000;
const PAUSE_MILLIS = 250;

export interface PostgresOptions {
  databaseUrl: string;
  /** Told when a connection breaks; the next query opens another. */
  onLostConnection: (error: Error) => void;
  /** How long one query may take. */
  answerMillis?: number | undefined;
  /** How long a transaction is tried again while the database is away. */
  patienceMillis?: number | undefined;
}

/** The inbox in PostgreSQL, for any number of server processes. */
export function createPostgresStore({
  databaseUrl,
  onLostConnection,
  answerMillis = ANSWER_MILLIS,
  patienceMillis = PATIENCE_MILLIS,
}: PostgresOptions): Store {
  const pool = new Pool({
    connectionString: databaseUrl,
    connectionTimeoutMillis: CONNECT_MILLIS,
    idleTimeoutMillis: IDLE_MILLIS,
    keepAlive: true,
  });
  // The pool listens to idle connections only: without this, losing a busy one would end the process.
  pool.on("connect", (client) => client.on("error", onLostConnection));
  pool.on("error", () => {});
  const database = new Kysely<Tables>({
    dialect: new PostgresDialect({
      pool: createDeadlinePool(pool, answerMillis),
    }),
  });
  return {
    database,
    locksRows: true,
    transact: (run) =>
      guardStore(() =>
        retryWhileAway(
          () => database.transaction().execute(run),
          patienceMillis,
        ),
      ),
    lockMigrations: waitForMigrations,
    close: () => database.destroy(),
  };
}

/** Runs it again for as long as the database is away: also when it may have been committed, so it must allow that. */
async function retryWhileAway<Value>(
  run: () => Promise<Value>,
  patience: number,
): Promise<Value> {
  const deadline = performance.now() + patience;
  for (;;) {
    try {
      return await run();
    } catch (error) {
      if (!isPassing(error) || performance.now() >= deadline) throw error;
      await sleep(PAUSE_MILLIS);
    }
  }
}

/** Waits until no other process migrates; given back when the transaction ends. */
async function waitForMigrations(transaction: Transaction): Promise<void> {
  for (;;) {
    // Any constant will do, as long as every version of this program takes the same.
    const { rows } = await sql<{
      locked: boolean;
    }>`select pg_try_advisory_xact_lock(7241966512) as locked`.execute(
      transaction,
    );
    if (rows[0]?.locked) return;
    await sleep(50);
  }
}
