import { createHash } from "node:crypto";
import { mkdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync, type StatementSync } from "node:sqlite";

/**
 * The index. A document is an entry or a page of the site. Its id grows with the date of its entry. Its words come
 * from `wordsOf`, so the tokenizer only has to split at spaces. `fingerprint` identifies the indexed text and is
 * empty while the text is missing. Only pages of the site store their description and text here: those of entries are
 * in the compiled content.
 */
const TABLES = `
  create table document (
    id integer primary key,
    path text not null unique,
    fingerprint text not null,
    is_page integer not null default 0,
    title text not null default '',
    description text not null default '',
    text text not null default ''
  );
  create virtual table words using fts5 (
    title, about, headings, text,
    content = '', contentless_delete = 1, prefix = '2 3',
    tokenize = "unicode61 remove_diacritics 0 categories 'L* N* M* Co'"
  );
  create virtual table vocabulary using fts5vocab (words, row);
  create table word (
    term text primary key, letters integer not null, documents integer not null
  ) without rowid;
  create index word_letters on word (letters, documents);
`;

/** Stored in the file: an index with another layout is rebuilt. */
const LAYOUT = Number.parseInt(
  createHash("sha256").update(TABLES).digest("hex").slice(0, 7),
  16,
);

/** How long a writer waits for another process that indexes the same content. */
const BUSY_MILLIS = 10_000;

export function searchFile(cacheFolder: string): string {
  return join(cacheFolder, "search.sqlite");
}

function layoutOf(database: DatabaseSync): unknown {
  return database.prepare("pragma user_version").get()?.["user_version"];
}

function createTables(database: DatabaseSync): void {
  database.exec(`begin immediate; ${TABLES}`);
  // Larger chunks in memory lead to fewer chunks on disk.
  database.exec("insert into words (words, rank) values ('hashsize', 8000000)");
  database.exec(`pragma user_version = ${LAYOUT}; commit`);
}

function openForWriting(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: BUSY_MILLIS });
  try {
    // Data lost in a power failure is indexed again.
    database.exec("pragma journal_mode = wal; pragma synchronous = normal");
    const layout = layoutOf(database);
    if (layout === 0) createTables(database);
    else if (layout !== LAYOUT) throw new Error(`The layout is ${layout}.`);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Removes an index that cannot be used. */
export function removeSearchDatabase(file: string): void {
  for (const ending of ["", "-wal", "-shm"])
    rmSync(`${file}${ending}`, { force: true });
}

/** Opens the index for writing. If it is missing, broken or has another layout, it is rebuilt. */
export function openSearchDatabase(file: string): DatabaseSync {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  try {
    return openForWriting(file);
  } catch {
    removeSearchDatabase(file);
    return openForWriting(file);
  }
}

/** Opens the index for searching. Undefined if there is no usable one. */
export function openSearchDatabaseForReading(
  file: string,
): DatabaseSync | undefined {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { readOnly: true, timeout: 100 });
    if (layoutOf(database) === LAYOUT) return database;
  } catch {
    // Missing or broken: the next indexing creates another.
  }
  database?.close();
  return undefined;
}

const statements = new WeakMap<DatabaseSync, Map<string, StatementSync>>();

/** A statement that is prepared once. */
export function prepareOnce(
  database: DatabaseSync,
  sql: string,
): StatementSync {
  const known = statements.get(database) ?? new Map<string, StatementSync>();
  statements.set(database, known);
  const statement = known.get(sql) ?? database.prepare(sql);
  known.set(sql, statement);
  return statement;
}
