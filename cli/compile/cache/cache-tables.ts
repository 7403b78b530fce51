import { existsSync, lstatSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { CompiledEntry, CompiledFile } from "../../model/compiled-file.ts";
import type { Diagnostic } from "../../model/diagnostic.ts";
import { makeFolders } from "../../model/make-folders.ts";
import { readToolKey } from "./tool-key.ts";

/** A file when it was last seen. */
export interface SeenFile {
  /** Size and times. Empty if they were too recent to be relied on. */
  stamp: string;
  /** SHA-256 of its bytes. */
  digest: string;
}

/** What a run adds. */
export interface CacheNews {
  /** By path. */
  seen: ReadonlyMap<string, SeenFile>;
  /** By key. */
  kept: ReadonlyMap<string, unknown>;
  compiled: readonly CompiledFile[];
}

/** Marks the file as ours. */
const APPLICATION_ID = 0x6e6c6331;
/** How long a run waits for another one that is writing. */
const TIMEOUT_MS = 2000;

/** `entry` has the body in its last column, which is read only when it is asked for. */
const TABLES = `
  create table if not exists file (
    path text primary key, stamp text not null, digest text not null
  ) without rowid;
  create table if not exists entry (
    path text not null, digest text not null, facts text, findings text not null, body text,
    primary key (path, digest)
  );
  create table if not exists kept (key text primary key, value text not null) without rowid;
`;
const OLD_VERSIONS = `
  delete from entry where path = ?1
  and rowid not in (select rowid from entry where path = ?1 order by rowid desc limit 2)`;
const TOOL = "tool";
const KEPT = `
  select value from kept where key = ?1
  and exists (select 1 from kept where key = '${TOOL}' and value = ?2)`;

/** The SQLite file of the cache. A file that cannot be used is treated as an empty one that takes nothing. */
export class CacheTables {
  readonly #path: string;
  readonly #isWritten: boolean;
  #database: DatabaseSync | undefined;

  constructor(path: string, { isFrozen = false, isWritten = true }) {
    this.#path = path;
    this.#isWritten = isWritten;
    this.#attempt(() => this.#open());
    // A broken file is gone by now.
    if (!this.#database && isWritten) this.#attempt(() => this.#open());
    if (isFrozen) this.#attempt(() => this.#database?.exec("begin"));
  }

  readSeen(): [path: string, seen: SeenFile][] {
    return this.#all("select path, stamp, digest from file").map(
      ({ digest, path, stamp }) => [
        String(path),
        { stamp: String(stamp), digest: String(digest) },
      ],
    );
  }

  /** Every result of this version of the tool, the latest of a file last, without bodies. */
  readCompiled(): CompiledFile[] {
    if (this.readKept(TOOL) === undefined) return [];
    const rows = this.#all(
      "select path, digest, facts, findings from entry order by rowid",
    );
    return rows.map(({ digest, facts, findings, path }) => ({
      file: String(path),
      digest: String(digest),
      diagnostics: parseFindings(findings),
      ...(facts !== null && { entry: parseFacts(facts) }),
    }));
  }

  readBody(file: string, digest: string): string | undefined {
    const sql = "select body from entry where path = ? and digest = ?";
    const [row] = this.#all(sql, file, digest);
    return typeof row?.["body"] === "string" ? row["body"] : undefined;
  }

  /** Deletes the rows of all files but these. */
  deleteOthers(paths: ReadonlySet<string>): void {
    const json = JSON.stringify([...paths]);
    for (const table of ["file", "entry"])
      this.#all(
        `delete from ${table} where path not in (select value from json_each(?))`,
        json,
      );
  }

  /** Undefined for what another version of the tool has kept. */
  readKept(key: string): unknown {
    const [row] = this.#all(KEPT, key, JSON.stringify(readToolKey()));
    return row && JSON.parse(String(row["value"]));
  }

  /** Writes all in one transaction. False if it could not be written. */
  write(news: CacheNews): boolean {
    const database = this.#database;
    if (database === undefined || !this.#isWritten) return false;
    return this.#attempt(() => {
      database.exec("begin immediate");
      try {
        this.#write(database, news);
        database.exec("commit");
      } catch (error) {
        database.exec("rollback");
        throw error;
      }
    });
  }

  #write(database: DatabaseSync, { compiled, kept, seen }: CacheNews): void {
    const keep = database.prepare("insert or replace into kept values (?, ?)");
    if (this.readKept(TOOL) === undefined) {
      database.exec("delete from entry; delete from kept");
      keep.run(TOOL, JSON.stringify(readToolKey()));
    }
    for (const [key, value] of kept) keep.run(key, JSON.stringify(value));
    const see = database.prepare(
      "insert or replace into file values (?, ?, ?)",
    );
    for (const [path, { digest, stamp }] of seen) see.run(path, stamp, digest);
    const insert = database.prepare(
      "insert or replace into entry values (?, ?, ?, ?, ?)",
    );
    const forget = database.prepare(OLD_VERSIONS);
    for (const { diagnostics, digest, entry, file } of compiled) {
      const { body = null, facts } = splitBody(entry);
      const findings = JSON.stringify(diagnostics);
      insert.run(file, digest, facts, findings, body);
      forget.run(file);
    }
  }

  #all(sql: string, ...values: string[]): Record<string, unknown>[] {
    let rows: Record<string, unknown>[] = [];
    this.#attempt(() => {
      rows = this.#database?.prepare(sql).all(...values) ?? [];
    });
    return rows;
  }

  #open(): void {
    const facts = lstatSync(this.#path, { throwIfNoEntry: false });
    if (facts ? !facts.isFile() : !this.#isWritten) return;
    if (this.#isWritten) makeCacheFolder(dirname(this.#path));
    const readOnly = !this.#isWritten;
    const database = new DatabaseSync(this.#path, {
      readOnly,
      timeout: TIMEOUT_MS,
    });
    this.#database = database;
    const id = database.prepare("pragma application_id").get();
    const count = database.prepare("select count(*) as n from sqlite_schema");
    const isEmpty = count.get()?.["n"] === 0;
    if (isEmpty && !readOnly)
      database.exec(
        `pragma journal_mode = wal; pragma application_id = ${APPLICATION_ID};`,
      );
    else if (id?.["application_id"] !== APPLICATION_ID) {
      this.#close();
      return;
    }
    // A cache may be lost with the power.
    if (!readOnly) database.exec(`pragma synchronous = off; ${TABLES}`);
  }

  #close(): void {
    this.#database?.close();
    this.#database = undefined;
  }

  /** False if it fails. A damaged file is removed. */
  #attempt(work: () => void): boolean {
    try {
      work();
      return true;
    } catch (error) {
      if (!isDamage(error)) return false;
      this.#close();
      if (this.#isWritten)
        for (const ending of ["", "-wal", "-shm"])
          rmSync(`${this.#path}${ending}`, { force: true });
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

function splitBody(entry: CompiledEntry | undefined) {
  if (entry?.rendered === undefined)
    return { facts: entry ? JSON.stringify(entry) : null };
  const { body, ...rendered } = entry.rendered;
  return { facts: JSON.stringify({ ...entry, rendered }), body };
}

/** Trusted: written by this version of the tool. */
function parseFacts(json: unknown): CompiledEntry {
  return JSON.parse(String(json)) as CompiledEntry;
}

function parseFindings(json: unknown): Diagnostic[] {
  return JSON.parse(String(json)) as Diagnostic[];
}

/** True for a file that is damaged or no database: the codes SQLITE_CORRUPT and SQLITE_NOTADB of SQLite. */
function isDamage(error: unknown): boolean {
  if (error instanceof SyntaxError) return true;
  if (!(error instanceof Error) || !("errcode" in error)) return false;
  return [11, 26].includes(Number(error.errcode) & 0xff);
}
