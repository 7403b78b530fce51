import { existsSync } from "node:fs";
import { AppError } from "../../app-error.ts";
import { migrate } from "./migrate.ts";
import { openSqliteConnection } from "./sqlite-connection.ts";
import {
  openExistingSqliteFile,
  openSqliteFile,
  sqlitePath,
} from "./sqlite-file.ts";
import { createSqliteStore, retryWhileBusy } from "./sqlite-store.ts";
import { guardStore } from "./store-failure.ts";
import type { PostgresOptions } from "./postgres-store.ts";
import type { Store } from "./store.ts";

export interface StoreLocation {
  /** A postgres: address; without it the inbox is a SQLite file in `dataDir`. */
  databaseUrl?: string | undefined;
  dataDir: string;
  onLostConnection: (error: Error) => void;
  /** Told when the SQLite file was deleted or replaced, and what stands in its place is opened. */
  onReplaced?: () => void;
}

const OPEN_PATIENCE_MILLIS = 4000;

/** PostgreSQL may take long over a migration, or over what staff ask for; if it is away, they are told at once. */
const PATIENT = { answerMillis: 10 * 60_000, patienceMillis: 0 };

/**
 * The inbox of a server, made where there is none, with its tables up to date.
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

/** Loads the client library only where it is used: a command on SQLite starts sooner. */
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
    // Two processes that start at once both want the file to themselves for a moment.
    retryWhileBusy(
      async () => openSqliteConnection(sqlitePath(dataDir), openSqliteFile),
      OPEN_PATIENCE_MILLIS,
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
 * The inbox for a command of staff, beside a server that runs: nothing is made.
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
