import type { Kysely, Transaction as KyselyTransaction } from "kysely";
import type { Tables } from "./tables.ts";

export type Transaction = KyselyTransaction<Tables>;

/** One database behind one query layer: what SQLite and PostgreSQL do differently, and nothing else. */
export interface Store {
  readonly database: Kysely<Tables>;
  /**
   * Runs one transaction; when it resolves, what it wrote survives a crash. While the database is locked or away it is
   * run again for some seconds, also when nobody knows if it was committed: running it twice must do no harm.
   * @throws AppError `unavailable` when the database cannot take it: out of reach, locked, full
   */
  transact<Value>(
    run: (transaction: Transaction) => Promise<Value>,
  ): Promise<Value>;
  /** Keeps other processes from migrating until the transaction ends. */
  lockMigrations(transaction: Transaction): Promise<void>;
  /** Rows can be locked one by one. SQLite locks the whole file instead. */
  readonly locksRows: boolean;
  close(): Promise<void>;
}
