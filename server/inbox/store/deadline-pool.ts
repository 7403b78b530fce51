import type {
  PostgresCursor,
  PostgresPool,
  PostgresPoolClient,
  PostgresQueryResult,
} from "kysely";
import type { Pool, PoolClient } from "pg";
import { NoAnswer } from "./store-failure.ts";

/**
 * A pool whose queries end within `millis`, even if the server is stopped or the network drops packets without
 * closing the connection. A connection that timed out is not reused.
 */
export function createDeadlinePool(pool: Pool, millis: number): PostgresPool {
  const known = new WeakSet<PoolClient>();
  return {
    options: pool.options,
    async connect() {
      const client = await pool.connect();
      const limited = limitClient(client, millis);
      if (known.has(client)) return limited;
      try {
        // Connection poolers refuse this as a start-up parameter. The server times out before this client does.
        await limited.query(`set statement_timeout = ${millis - 500}`, []);
        known.add(client);
        return limited;
      } catch (error) {
        limited.release();
        throw error;
      }
    },
    // Closing waits for a server that may not answer.
    end: () => withDeadline(pool.end(), millis).catch(() => undefined),
  };
}

function limitClient(client: PoolClient, millis: number): PostgresPoolClient {
  let failure: Error | undefined;
  async function run(sql: string, parameters: readonly unknown[]) {
    if (failure) throw failure;
    try {
      return await withDeadline(client.query(sql, [...parameters]), millis);
    } catch (error) {
      if (error instanceof NoAnswer) failure = error;
      throw error;
    }
  }
  function query<Row>(
    sql: string,
    parameters: readonly unknown[],
  ): Promise<PostgresQueryResult<Row>>;
  function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  function query(sql: unknown, parameters: readonly unknown[] = []): unknown {
    if (typeof sql === "string") return run(sql, parameters);
    throw new TypeError("This pool has no cursors.");
  }
  return { query, release: () => client.release(failure) };
}

/** Waits no longer than `millis`. The work itself goes on. @throws NoAnswer */
export async function withDeadline<Value>(
  work: Promise<Value>,
  millis: number,
): Promise<Value> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new NoAnswer()), millis);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}
