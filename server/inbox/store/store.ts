import type { Kysely, Transaction as KyselyTransaction } from "kysely";
import type { Tables } from "./tables.ts";

export type Transaction = KyselyTransaction<Tables>;

/** One database behind one query interface. It contains only the differences between SQLite and PostgreSQL. */
export interface Store {
  readonly database: Kysely<Tables>;
  /**
   * Runs one transaction. When it resolves, its writes are durable. While the database is locked or down, it is
   * retried for some seconds, even if it may have been committed, so it must be safe to run twice.
   * @throws AppError `unavailable` when the database is unreachable, locked or full
   */
  transact<Value>(
    run: (transaction: Transaction) => Promise<Value>,
  ): Promise<Value>;
  /** Whether single rows can be locked. SQLite locks the whole file instead. */
  readonly locksRows: boolean;
  close(): Promise<void>;
}
