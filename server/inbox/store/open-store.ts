import { existsSync } from "node:fs";
import { AppError } from "../../app-error.ts";
import { createPostgresStore } from "./postgres-store.ts";
import {
  openSqliteFile,
  openSqliteFileForReading,
  sqlitePath,
} from "./sqlite-file.ts";
import { createSqliteStore, retryWhileBusy } from "./sqlite-store.ts";
import { guardStore } from "./store-failure.ts";
import type { Store } from "./store.ts";

export interface StoreLocation {
  databaseUrl?: string | undefined;
  dataDir: string;
  onLostConnection: (error: Error) => void;
}

const OPEN_PATIENCE_MILLIS = 4000;

/** PostgreSQL where an address is given, else the SQLite file of the data folder, made where there is none. */
export async function openStore(location: StoreLocation): Promise<Store> {
  const { databaseUrl, dataDir, onLostConnection } = location;
  if (databaseUrl !== undefined)
    return createPostgresStore(databaseUrl, onLostConnection);
  const connection = await guardStore(() =>
    // Two processes that start at once both want the file to themselves for a moment.
    retryWhileBusy(
      async () => openSqliteFile(sqlitePath(dataDir)),
      OPEN_PATIENCE_MILLIS,
    ),
  );
  return createSqliteStore(connection);
}

/** The same for reading only: nothing is made. @throws AppError `database_missing` */
export async function openStoreForReading(
  location: StoreLocation,
): Promise<Store> {
  const { databaseUrl, dataDir, onLostConnection } = location;
  if (databaseUrl !== undefined)
    return createPostgresStore(databaseUrl, onLostConnection);
  const file = sqlitePath(dataDir);
  if (!existsSync(file))
    throw new AppError("database_missing", `There is no inbox at ${file}.`, {
      hint: "Name its folder with --data, or start the server once to make one.",
    });
  const connection = await guardStore(async () =>
    openSqliteFileForReading(file),
  );
  return createSqliteStore(connection);
}
