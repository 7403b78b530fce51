import { hash, randomUUID } from "node:crypto";
import { copyFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { stem } from "porter2";
import {
  collections,
  createNameOf,
  createStems,
  INSERT_WORD,
  markdownNames,
  SEARCH_FILE,
  SEARCH_LAYOUT,
  searchTables,
  toSearchColumns,
  type CompiledEntry,
  type ContentIndex,
  type EntryBody,
  type MarkdownCollection,
  type MarkdownName,
} from "#schema";
import { AppError } from "../../app-error.ts";
import { compareText } from "../../model/diagnostic.ts";

/** The part of a body that is searched. */
type SearchedBody = Pick<EntryBody, "toc" | "text">;
type ReadBody = (collection: MarkdownName, slug: string) => SearchedBody;

interface Document {
  collection: MarkdownName;
  entry: CompiledEntry;
  about: string;
  fingerprint: string;
}

/** The documents of an index by their paths: the id and the fingerprint of each. */
type Known = Map<string, { id: number; fingerprint: string }>;

/**
 * Brings `search.sqlite` up to date with an index that is about to be written: replaces the rows of entries that have
 * changed. A process that has the file open keeps the old one, because a changed copy takes its place.
 * @param readBody called for new and changed entries
 * @returns false if nothing has changed
 * @throws AppError if the file cannot be written
 */
export function writeSearch(
  outDir: string,
  lists: ContentIndex["collections"],
  readBody: ReadBody,
): boolean {
  const file = join(outDir, SEARCH_FILE);
  const documents = listDocuments(lists);
  const known = readKnown(file);
  if (known && isCurrent(known, documents)) return false;
  const temporary = `${file}.${randomUUID()}.tmp`;
  try {
    write(known);
    renameSync(temporary, file);
  } catch (error) {
    if (!(error instanceof Error) || codeOf(error) === undefined) throw error;
    const message = `"${file}" cannot be written: ${error.message}.`;
    const hint = "Free some space and run the command again.";
    throw new AppError("search-not-written", message, { hint, cause: error });
  } finally {
    rmSync(temporary, { force: true });
  }
  return true;

  function write(old: Known | undefined): void {
    rmSync(temporary, { force: true });
    if (old) copyFileSync(file, temporary);
    try {
      update(temporary, old, documents, readBody);
    } catch (error) {
      if (!old || !DAMAGED.has(codeOf(error))) throw error;
      write(undefined);
    }
  }
}

/** The entries that search finds, the newest last, so that their ids grow with their dates. */
function listDocuments(lists: ContentIndex["collections"]): Document[] {
  const nameOf = createNameOf(lists);
  return markdownNames
    .flatMap((collection) => {
      const { search }: MarkdownCollection = collections[collection];
      if (!search) return [];
      const entries: CompiledEntry[] = lists[collection];
      return entries
        .filter(({ draft }) => !draft)
        .map((entry) => {
          const words = search.about(entry, nameOf);
          const about = [entry.description, ...words].join(" ");
          const parts = [entry.title, about, entry.bodyDigest];
          const fingerprint = hash("sha256", JSON.stringify(parts));
          return { collection, entry, about, fingerprint };
        });
    })
    .toSorted((a, b) => compareText(a.entry.date, b.entry.date));
}

/** Undefined if the file is missing, broken or of another layout. */
function readKnown(file: string): Known | undefined {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { readOnly: true });
    const layout = database.prepare("pragma user_version").get();
    if (layout?.["user_version"] !== SEARCH_LAYOUT) return undefined;
    const rows = database.prepare("select id, path, fingerprint from document");
    return new Map(
      rows
        .all()
        .map(({ fingerprint, id, path }) => [
          String(path),
          { id: Number(id), fingerprint: String(fingerprint) },
        ]),
    );
  } catch {
    return undefined;
  } finally {
    database?.close();
  }
}

function isCurrent(known: Known, documents: readonly Document[]): boolean {
  return (
    known.size === documents.length &&
    documents.every(
      ({ entry, fingerprint }) =>
        known.get(entry.path)?.fingerprint === fingerprint,
    )
  );
}

function update(
  file: string,
  old: Known | undefined,
  documents: readonly Document[],
  readBody: ReadBody,
): void {
  const database = new DatabaseSync(file);
  try {
    // A copy that is not finished is removed, so it needs no journal.
    database.exec("pragma journal_mode = off; pragma synchronous = off; begin");
    if (!old) database.exec(searchTables);
    replaceRows(database, new Map(old), documents, readBody);
    database.exec("commit");
  } finally {
    database.close();
  }
}

function replaceRows(
  database: DatabaseSync,
  old: Known,
  documents: readonly Document[],
  readBody: ReadBody,
): void {
  const insert = database.prepare(
    "insert into document values (?, ?, ?) returning id",
  );
  const insertWords = database.prepare(
    "insert into words (rowid, title, about, headings, text) values (?, ?, ?, ?, ?)",
  );
  const insertWord = database.prepare(INSERT_WORD);
  const remove = database.prepare("delete from document where id = ?");
  const removeWords = database.prepare("delete from words where rowid = ?");
  const removeRows = (id: number) => {
    remove.run(id);
    removeWords.run(id);
  };
  const stems = createStems(stem);
  for (const { about, collection, entry, fingerprint } of documents) {
    const { path, slug, title } = entry;
    const known = old.get(path);
    old.delete(path);
    if (known?.fingerprint === fingerprint) continue;
    if (known) removeRows(known.id);
    const { text, toc } = readBody(collection, slug);
    const headings = toc.map((heading) => heading.text).join(" ");
    const document = { title, about, headings, text };
    const row = insert.get(known?.id ?? null, path, fingerprint);
    insertWords.run(Number(row?.["id"]), ...toSearchColumns(document, stems));
  }
  for (const { id } of old.values()) removeRows(id);
  for (const [word, root] of stems.rows()) insertWord.run(word, root);
}

/** SQLITE_CORRUPT and SQLITE_NOTADB. */
const DAMAGED = new Set<number | undefined>([11, 26]);

/** The code of an error of SQLite, without the details of extended codes. */
function codeOf(error: unknown): number | undefined {
  return error instanceof Error && "errcode" in error
    ? Number(error.errcode) & 0xff
    : undefined;
}
