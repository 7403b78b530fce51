import {
  copyFileSync,
  renameSync,
  rmSync,
  statSync,
  type BigIntStats,
} from "node:fs";
import type { DatabaseSync } from "node:sqlite";

/** A SQLite connection that can be reopened when its files were deleted or replaced. */
export interface SqliteConnection {
  /** The open database. */
  current(): DatabaseSync;
  /** False if the file at the path, or the write-ahead log beside it, is not the one that is open. */
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
  let inode = identify(file);
  let logInode = identify(log);
  let lastChange = changeOf(file);
  const close = () => {
    if (database.isOpen) database.close();
  };
  return {
    current: () => database,
    isFileInPlace() {
      if (identify(file) !== inode) return false;
      const found = identify(log);
      // SQLite keeps the log for as long as a connection is open.
      if (logInode !== undefined && found !== logInode) return false;
      logInode = found;
      lastChange = changeOf(file);
      return true;
    },
    reopen() {
      // Closing writes the old log to the open file. One that was overwritten stays as it is.
      const isOverwritten =
        identify(file) === inode && changeOf(file) !== lastChange;
      const kept = `${file}.kept`;
      if (isOverwritten) copyFileSync(file, kept);
      close();
      if (isOverwritten) renameSync(kept, file);
      // The old file's log stays while another process reads it, and SQLite would apply it to the new file.
      if (logInode !== undefined && identify(log) === logInode)
        for (const rest of [log, `${file}-shm`]) rmSync(rest, { force: true });
      database = open(file);
      inode = identify(file);
      logInode = identify(log);
      lastChange = changeOf(file);
    },
    close,
  };
}

function statOf(file: string): BigIntStats | undefined {
  return statSync(file, { bigint: true, throwIfNoEntry: false });
}

function identify(file: string): string | undefined {
  const stats = statOf(file);
  return stats && `${stats.dev}:${stats.ino}`;
}

function changeOf(file: string): string | undefined {
  const stats = statOf(file);
  return stats && `${stats.mtimeNs}:${stats.size}`;
}
