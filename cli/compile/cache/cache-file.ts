import { existsSync, lstatSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { makeFolders } from "../../model/make-folders.ts";
import { readToolKey } from "./tool-key.ts";

/** What the cache keeps: files as they were last seen, results without their bodies, bodies, and other values. */
export type Kind = "seen" | "compiled" | "body" | "kept";

/** Plain data of the cache. */
export type Item = readonly [kind: Kind, key: string, value: unknown];

/** Marks the file as ours. The last byte is the number of its layout. */
const APPLICATION_ID = 0x6e6c6332;
/** How long a run waits for another one that is writing. */
const TIMEOUT_MS = 2000;

const LAYOUT = `
  pragma synchronous = off; -- A cache may be lost with the power.
  create table if not exists item (
    kind text not null, key text not null, value text not null, primary key (kind, key)
  )`;
/** The row that says which version of the tool has kept all but the files as they were seen. */
const TOOL = "select 1 from item where kind = 'tool' and key = ?";
const OURS = `(kind = 'seen' or exists (${TOOL}))`;

/** The SQLite file of the cache. A file that cannot be used is treated as an empty one that takes nothing. */
export class CacheFile {
  readonly isWritten: boolean;
  readonly #path: string;
  #database: DatabaseSync | undefined;

  constructor(path: string, { isFrozen = false, isWritten = true }) {
    this.#path = path;
    this.isWritten = isWritten;
    this.#attempt(() => this.#open());
    // A broken file is gone by now.
    if (!this.#database && isWritten) this.#attempt(() => this.#open());
    if (isFrozen) this.#attempt(() => this.#database?.exec("begin"));
  }

  list(kind: Kind): [key: string, value: unknown][] {
    const sql = `select key, value from item where kind = ? and ${OURS}`;
    return this.#all(sql, kind, readToolKey());
  }

  get(kind: Kind, key: string): unknown {
    const sql = `select key, value from item where kind = ? and key = ? and ${OURS}`;
    return this.#all(sql, kind, key, readToolKey())[0]?.[1];
  }

  /** Deletes all of a kind but these. */
  deleteOthers(kind: Kind, keys: Iterable<string>): void {
    const sql =
      "delete from item where kind = ? and key not in (select value from json_each(?))";
    this.#all(sql, kind, JSON.stringify([...keys]));
  }

  /** Writes all in one transaction. False if it could not be written. */
  write(items: readonly Item[]): boolean {
    const database = this.#database;
    if (database === undefined || !this.isWritten) return false;
    return this.#attempt(() => {
      database.exec("begin immediate");
      try {
        const put = database.prepare(
          "insert or replace into item values (?, ?, ?)",
        );
        if (!database.prepare(TOOL).get(readToolKey())) {
          database.exec("delete from item where kind <> 'seen'");
          put.run("tool", readToolKey(), "");
        }
        for (const [kind, key, value] of items)
          put.run(kind, key, JSON.stringify(value));
        database.exec("commit");
      } catch (error) {
        database.exec("rollback");
        throw error;
      }
    });
  }

  #all(sql: string, ...values: string[]): [key: string, value: unknown][] {
    let found: [string, unknown][] = [];
    this.#attempt(() => {
      const rows = this.#database?.prepare(sql).all(...values) ?? [];
      found = rows.map(({ key, value }) => [
        String(key),
        JSON.parse(String(value)),
      ]);
    });
    return found;
  }

  #open(): void {
    const facts = lstatSync(this.#path, { throwIfNoEntry: false });
    if (facts ? !facts.isFile() : !this.isWritten) return;
    if (this.isWritten) makeCacheFolder(dirname(this.#path));
    const readOnly = !this.isWritten;
    const database = new DatabaseSync(this.#path, {
      readOnly,
      timeout: TIMEOUT_MS,
    });
    this.#database = database;
    const read = (sql: string) => Number(database.prepare(sql).get()?.["n"]);
    const id = read("select application_id as n from pragma_application_id");
    const isEmpty = read("select count(*) as n from sqlite_schema") === 0;
    if (isEmpty && !readOnly)
      database.exec(
        `pragma journal_mode = wal; pragma application_id = ${APPLICATION_ID};`,
      );
    else if (id !== APPLICATION_ID) {
      this.#close();
      const isOlder = id >> 8 === APPLICATION_ID >> 8;
      if (isOlder && !readOnly) this.#remove();
      return;
    }
    if (!readOnly) database.exec(LAYOUT);
  }

  #close(): void {
    this.#database?.close();
    this.#database = undefined;
  }

  #remove(): void {
    for (const ending of ["", "-wal", "-shm"])
      rmSync(`${this.#path}${ending}`, { force: true });
  }

  /** False if it fails. A damaged file is removed. */
  #attempt(work: () => void): boolean {
    try {
      work();
      return true;
    } catch (error) {
      if (!isDamage(error)) return false;
      this.#close();
      if (this.isWritten) this.#remove();
      return false;
    }
  }
}

/** Creates the folder of a cache with a .gitignore of its own. */
export function makeCacheFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolders(folder);
  writeFileSync(join(folder, ".gitignore"), "*\n");
}

/** True for a file that is damaged or no database: the codes SQLITE_CORRUPT and SQLITE_NOTADB of SQLite. */
function isDamage(error: unknown): boolean {
  if (error instanceof SyntaxError) return true;
  if (!(error instanceof Error) || !("errcode" in error)) return false;
  return [11, 26].includes(Number(error.errcode) & 0xff);
}
