import { statSync } from "node:fs";
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
  let database = open(file);
  let identity = identify(file);
  const close = () => {
    if (database.isOpen) database.close();
  };
  return {
    current: () => database,
    isFileInPlace: () => identify(file) === identity,
    reopen() {
      // First the old one: it takes its write-ahead log along, which would spoil the new file.
      close();
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
