import { closeSync, fchmodSync, fstatSync, mkdirSync, openSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";

// Every commit is on disk before it is reported. Deleted data is overwritten, so that an erased address leaves no
// trace.
const DURABLE = "pragma synchronous = full; pragma secure_delete = on";

// node:sqlite blocks the whole process while it waits for a lock. The server waits only briefly and retries between
// other work. A staff command has no other work and waits longer.
const WRITER_BUSY_MILLIS = 50;
const STAFF_BUSY_MILLIS = 5000;

/** Path of the database in the data folder. */
export function sqlitePath(dataDir: string): string {
  return join(dataDir, "northlark.sqlite");
}

/**
 * Opens the database for writing and creates it if it is missing: folder 0700, file 0600, write-ahead log, every
 * commit on disk before it is reported. An existing folder keeps its mode.
 */
export function openSqliteFile(file: string): DatabaseSync {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  makePrivate(file);
  const database = new DatabaseSync(file, { timeout: WRITER_BUSY_MILLIS });
  try {
    database.exec(`pragma journal_mode = wal; ${DURABLE}`);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Opens a database while a server writes to it. @throws when there is none */
export function openExistingSqliteFile(
  file: string,
  access: "read" | "write",
): DatabaseSync {
  const database = new DatabaseSync(file, {
    timeout: STAFF_BUSY_MILLIS,
    readOnly: access === "read",
  });
  if (access === "write") database.exec(DURABLE);
  return database;
}

// The log files beside it inherit its mode.
function makePrivate(file: string): void {
  const descriptor = openSync(file, "a", 0o600);
  try {
    if ((fstatSync(descriptor).mode & 0o077) !== 0)
      fchmodSync(descriptor, 0o600);
  } finally {
    closeSync(descriptor);
  }
}
