import { existsSync } from "node:fs";
import { AppError } from "../../app-error.ts";
import { migrate } from "./migrate.ts";
import { openSqliteConnection } from "./sqlite-connection.ts";
import {
  openExistingSqliteFile,
  openSqliteFile,
  sqlitePath,
} from "./sqlite-file.ts";
import { createSqliteStore } from "./sqlite-store.ts";
import { guardStore, isBusy, retryWhile } from "./store-failure.ts";
import type { PostgresOptions } from "./postgres-store.ts";
import type { Store } from "./store.ts";

export interface StoreLocation {
  /** A postgres: address; without it the inbox is a SQLite file in `dataDir`. */
  databaseUrl?: string | undefined;
  dataDir: string;
  onLostConnection: (error: Error) => void;
  /** Called when the SQLite file was deleted or replaced, and the file at its path was opened. */
  onReplaced?: () => void;
}

const OPEN_PATIENCE_MILLIS = 4000;

/** Migrations and staff commands may take long. If PostgreSQL is unreachable, they fail at once. */
const PATIENT = { answerMillis: 10 * 60_000, patienceMillis: 0 };

/**
 * Opens the inbox of a server. Creates its database if it is missing, and migrates its tables.
 * @throws AppError `unavailable` or `database_newer`
 */
export async function openStore(
  location: StoreLocation,
  clock: () => Date,
): Promise<Store> {
  const { databaseUrl } = location;
  if (databaseUrl === undefined) return openSqliteStore(location, clock);
  const patient = await openPostgresStore(location, PATIENT);
  try {
    await migrate(patient, clock());
  } finally {
    await patient.close();
  }
  return openPostgresStore(location);
}

/** Loads the client library only where it is used, so that commands on SQLite start faster. */
async function openPostgresStore(
  { databaseUrl = "", onLostConnection }: StoreLocation,
  times: Pick<PostgresOptions, "answerMillis" | "patienceMillis"> = {},
): Promise<Store> {
  const { createPostgresStore } = await import("./postgres-store.ts");
  return createPostgresStore({ databaseUrl, onLostConnection, ...times });
}

async function openSqliteStore(
  { dataDir, onReplaced }: StoreLocation,
  clock: () => Date,
): Promise<Store> {
  const connection = await guardStore(() =>
    // Two processes that start at once both need exclusive access for a moment.
    retryWhile(isBusy, OPEN_PATIENCE_MILLIS, async () =>
      openSqliteConnection(sqlitePath(dataDir), openSqliteFile),
    ),
  );
  const store = createSqliteStore(connection, {
    async onReplaced(replaced) {
      onReplaced?.();
      await migrate(replaced, clock());
    },
  });
  try {
    await migrate(store, clock());
    return store;
  } catch (error) {
    await store.close();
    throw error;
  }
}

/**
 * Opens the inbox for a staff command while a server runs. Creates nothing.
 * @throws AppError `database_missing`
 */
export async function openExistingStore(
  location: StoreLocation,
  access: "read" | "write",
): Promise<Store> {
  const { databaseUrl, dataDir } = location;
  if (databaseUrl !== undefined) return openPostgresStore(location, PATIENT);
  const file = sqlitePath(dataDir);
  if (!existsSync(file))
    throw new AppError("database_missing", `There is no inbox at ${file}.`, {
      hint: "Name its folder with --data, or start the server once to make one.",
    });
  const connection = await guardStore(async () =>
    openSqliteConnection(file, (path) => openExistingSqliteFile(path, access)),
  );
  return createSqliteStore(connection, { patience: PATIENT.answerMillis });
}
