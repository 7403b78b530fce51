import { Kysely } from "kysely";
import { AppError } from "../../app-error.ts";
import type { SqliteConnection } from "./sqlite-connection.ts";
import { createSqliteDialect } from "./sqlite-dialect.ts";
import { guardStore, isBusy, retryWhile } from "./store-failure.ts";
import type { Store } from "./store.ts";
import type { Tables } from "./tables.ts";

interface SqliteOptions {
  /** How long a transaction is retried while another process has the lock, in milliseconds. */
  patience?: number | undefined;
  /** Creates the tables in a file that replaced the open one. */
  onReplaced?: (store: Omit<Store, "close">) => Promise<void>;
}

/** The inbox in one SQLite file, for one server process. */
export function createSqliteStore(
  connection: SqliteConnection,
  { patience = 4000, onReplaced = async () => {} }: SqliteOptions = {},
): Store {
  const database = new Kysely<Tables>({
    dialect: createSqliteDialect(connection),
  });

  const transact: Store["transact"] = (run) =>
    retryWhile(isBusy, patience, () => database.transaction().execute(run));
  const unchecked = { database, locksRows: false, transact };

  async function replaceFile(): Promise<void> {
    // Kysely uses one connection at a time, so no transaction is in progress here.
    await database.connection().execute(async () => connection.reopen());
    await onReplaced(unchecked);
  }

  let replacing: Promise<void> | undefined;
  /** Writes to a deleted file are lost although the commit succeeds, so the visitor must not get a success reply. */
  async function checkFile(): Promise<void> {
    if (replacing === undefined && connection.isFileInPlace()) return;
    replacing ??= replaceFile().finally(() => {
      replacing = undefined;
    });
    await replacing;
    throw new AppError(
      "unavailable",
      "The database file was deleted or replaced while the server ran.",
      { hint: "The file that stands there is in use from now on." },
    );
  }

  return {
    ...unchecked,
    transact: (run) =>
      guardStore(async () => {
        await checkFile();
        const value = await transact(run);
        await checkFile();
        return value;
      }),
    async close() {
      // Kysely closes only connections that it has used.
      await database.destroy();
      connection.close();
    },
  };
}
