import { rmSync, statSync } from "node:fs";
import type { DatabaseSync } from "node:sqlite";

/** A SQLite connection that can be opened anew when its file is no longer the one at its path. */
export interface SqliteConnection {
  /** The open database. */
  current(): DatabaseSync;
  /** False once the file was deleted, or another one was put in its place. */
  isFileInPlace(): boolean;
  /** Opens what is at the path; makes a new file where there is none. */
  reopen(): void;
  close(): void;
}

/** @param open opens the database for each connection, such as `openSqliteFile` */
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
      // The old file's log stays while another process reads it, and would be taken for the new file's.
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
