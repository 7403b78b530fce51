import { rmSync, statSync } from "node:fs";
import type { DatabaseSync } from "node:sqlite";

/** A SQLite connection that can be reopened when the file at its path was deleted or replaced. */
export interface SqliteConnection {
  /** The open database. */
  current(): DatabaseSync;
  /** False if the file was deleted or replaced. */
  isFileInPlace(): boolean;
  /** Opens the file at the path, or creates a new one. */
  reopen(): void;
  close(): void;
}

/** @param open opens the database for each connection, for example `openSqliteFile` */
export function openSqliteConnection(
  file: string,
  open: (file: string) => DatabaseSync,
): SqliteConnection {
  const log = `${file}-wal`;
  let database = open(file);
  let identity = identify(file);
  let logIdentity = identify(log);
  const close = () => {
    if (database.isOpen) database.close();
  };
  return {
    current: () => database,
    isFileInPlace() {
      if (identify(file) !== identity) return false;
      logIdentity = identify(log);
      return true;
    },
    reopen() {
      close();
      // The old file's log stays while another process reads it, and SQLite would apply it to the new file.
      if (logIdentity !== undefined && identify(log) === logIdentity)
        for (const rest of [log, `${file}-shm`]) rmSync(rest, { force: true });
      database = open(file);
      identity = identify(file);
    },
    close,
  };
}

function identify(file: string): string | undefined {
  const stats = statSync(file, { bigint: true, throwIfNoEntry: false });
  return stats && `${stats.dev}:${stats.ino}`;
}
