import { copyFileSync, renameSync, rmSync, statSync } from "node:fs";
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
  const look = () => ({ main: identify(file), log: identify(log) });
  let known = look();
  const close = () => {
    if (database.isOpen) database.close();
  };
  return {
    current: () => database,
    isFileInPlace() {
      const found = look();
      if (found.main?.inode !== known.main?.inode) return false;
      // SQLite keeps the log for as long as a connection is open.
      if (known.log && found.log?.inode !== known.log.inode) return false;
      known = found;
      return true;
    },
    reopen() {
      // Closing writes the old log to the open file. One that was overwritten stays as it is.
      const { main } = look();
      const isOverwritten =
        main?.inode === known.main?.inode &&
        main?.change !== known.main?.change;
      const kept = `${file}.kept`;
      if (isOverwritten) copyFileSync(file, kept);
      close();
      if (isOverwritten) renameSync(kept, file);
      // The old file's log stays while another process reads it, and SQLite would apply it to the new file.
      if (known.log && identify(log)?.inode === known.log.inode)
        for (const rest of [log, `${file}-shm`]) rmSync(rest, { force: true });
      database = open(file);
      known = look();
    },
    close,
  };
}

function identify(file: string) {
  const stats = statSync(file, { bigint: true, throwIfNoEntry: false });
  return (
    stats && {
      inode: `${stats.dev}:${stats.ino}`,
      change: `${stats.mtimeNs}:${stats.size}`,
    }
  );
}
