import { Kysely, PostgresDialect } from "kysely";
import { Pool } from "pg";
import { createDeadlinePool, withDeadline } from "./deadline-pool.ts";
import { guardStore, isPassing, retryWhile } from "./store-failure.ts";
import type { Store } from "./store.ts";
import type { Tables } from "./tables.ts";

const ANSWER_MILLIS = 4000;
const CONNECT_MILLIS = 2500;

/** Idle connections are kept so that forms rarely wait for a new one, which is slow to open on a busy machine. */
const IDLE_MILLIS = 5 * 60_000;

/** A transaction is not retried later than this after the first attempt, so visitors do not notice a short failover. */
const PATIENCE_MILLIS = 7000;
/** A transaction is given up this long after the end of the retries, so that a visitor gets a reply within 10 s. */
const LAST_ATTEMPT_MILLIS = 1500;

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
  const limited = createDeadlinePool(pool, answerMillis);
  const database = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: limited }),
  });
  const limit = Math.max(
    CONNECT_MILLIS + answerMillis,
    patienceMillis + LAST_ATTEMPT_MILLIS,
  );
  return {
    database,
    locksRows: true,
    transact: (run) =>
      guardStore(() => {
        const work = retryWhile(isPassing, patienceMillis, () =>
          database.transaction().execute(run),
        );
        return withDeadline(work, limit);
      }),
    close: () => database.destroy(),
  };
}
