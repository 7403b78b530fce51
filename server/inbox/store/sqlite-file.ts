import { closeSync, fchmodSync, fstatSync, mkdirSync, openSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";

// Every commit is on disk before it is reported. What is deleted is overwritten: an erased address leaves no trace.
const DURABLE = "pragma synchronous = full; pragma secure_delete = on";

// node:sqlite waits for a lock with the whole process. The server does so only for moments and tries again between
// other work; a command that only reads has nothing else to do.
const WRITER_BUSY_MILLIS = 50;
const STAFF_BUSY_MILLIS = 5000;

/** Where the database stands in the data folder. */
export function sqlitePath(dataDir: string): string {
  return join(dataDir, "northlark.sqlite");
}

/**
 * Opens the database for writing and makes it where there is none: folder 0700, file 0600, write-ahead log, every
 * commit on disk before it is reported. A folder that stands already keeps its mode.
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

/** Opens a database beside a server that writes. @throws when there is none */
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

// The log files beside it take their mode from it.
function makePrivate(file: string): void {
  const descriptor = openSync(file, "a", 0o600);
  try {
    if ((fstatSync(descriptor).mode & 0o077) !== 0)
      fchmodSync(descriptor, 0o600);
  } finally {
    closeSync(descriptor);
  }
}
