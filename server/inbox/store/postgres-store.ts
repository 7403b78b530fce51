import { setTimeout as sleep } from "node:timers/promises";
import { Kysely, PostgresDialect, sql } from "kysely";
import { Pool } from "pg";
import { createDeadlinePool, withDeadline } from "./deadline-pool.ts";
import { guardStore, isPassing } from "./store-failure.ts";
import type { Store, Transaction } from "./store.ts";
import type { Tables } from "./tables.ts";

const ANSWER_MILLIS = 4000;
const CONNECT_MILLIS = 2500;

/** Idle connections are kept so that forms rarely wait for a new one, which is slow to open on a busy machine. */
const IDLE_MILLIS = 5 * 60_000;

/** A transaction is not retried later than this after the first attempt, so visitors do not notice a short failover. */
const PATIENCE_MILLIS = 7000;
/** A transaction is given up this long after the end of the retries, so that a visitor gets a reply within 10 s. */
const LAST_ATTEMPT_MILLIS = 1500;
const PAUSE_MILLIS = 250;

export interface PostgresOptions {
  databaseUrl: string;
  /** Called when a connection breaks. The next query opens another. */
  onLostConnection: (error: Error) => void;
  /** How long one query may take. */
  answerMillis?: number | undefined;
  /** How long a transaction is retried while the database is down. */
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
  // The pool only listens to idle connections. Without this, losing a busy one would crash the process.
  pool.on("connect", (client) => client.on("error", onLostConnection));
  pool.on("error", () => {});
  const database = new Kysely<Tables>({
    dialect: new PostgresDialect({
      pool: createDeadlinePool(pool, answerMillis),
    }),
  });
  const limit = Math.max(
    CONNECT_MILLIS + answerMillis,
    patienceMillis + LAST_ATTEMPT_MILLIS,
  );
  return {
    database,
    locksRows: true,
    transact: (run) =>
      guardStore(() =>
        withDeadline(
          retryWhileAway(
            () => database.transaction().execute(run),
            patienceMillis,
          ),
          limit,
        ),
      ),
    lockMigrations: waitForMigrations,
    close: () => database.destroy(),
  };
}

/**
 * Retries while the database is down, even if the transaction may have been committed, so it must be safe to run
 * twice.
 */
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

/** Waits until no other process migrates. The lock is released when the transaction ends. */
async function waitForMigrations(transaction: Transaction): Promise<void> {
  for (;;) {
    // Any constant works, as long as every version of this program uses the same one.
    const { rows } = await sql<{
      locked: boolean;
    }>`select pg_try_advisory_xact_lock(7241966512) as locked`.execute(
      transaction,
    );
    if (rows[0]?.locked) return;
    await sleep(50);
  }
}
