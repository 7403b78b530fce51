import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { entryBody, type EntryBody } from "#schema";
import type { ContentDatabase } from "../content/content-database.ts";
import {
  createEntryDocuments,
  fingerprintOf,
  type EntryDocument,
  type PageDocument,
} from "./documents.ts";
import { refreshVocabulary } from "./vocabulary.ts";
import { wordsOf } from "#schema";

export interface IndexSources {
  content: ContentDatabase;
  /** The folder of the bodies. */
  contentFolder: string;
  pages: readonly PageDocument[];
}

/** Documents per transaction. Between transactions, other processes may write and searches see the new documents. */
const BATCH = 200;

interface Texts {
  title: string;
  about: string;
  headings: string;
  text: string;
}

interface Known {
  id: number;
  fingerprint: string;
}

const toWordLine = (text: string) => wordsOf(text).join(" ");

/** The statements that change a document together with its words. */
function createWriter(database: DatabaseSync) {
  const insert = database.prepare(
    `insert into document (path, fingerprint, is_page, title, description, text)
     values (?, ?, ?, ?, ?, ?) returning id`,
  );
  const insertWords = database.prepare(
    "insert into words (rowid, title, about, headings, text) values (?, ?, ?, ?, ?)",
  );
  const remove = database.prepare("delete from document where id = ?");
  const removeWords = database.prepare("delete from words where rowid = ?");
  const setFingerprint = database.prepare(
    "update document set fingerprint = ? where id = ?",
  );
  const writeWords = (id: number, { title, about, headings, text }: Texts) =>
    insertWords.run(
      id,
      toWordLine(title),
      toWordLine(about),
      toWordLine(headings),
      toWordLine(text),
    );
  return {
    addTitle({ entry, title, about }: EntryDocument): number {
      const id = Number(insert.get(entry.path, "", 0, "", "", "")?.["id"]);
      writeWords(id, { title, about, headings: "", text: "" });
      return id;
    },
    addPage(page: PageDocument, fingerprint: string): void {
      const { path, title, description, text } = page;
      const row = insert.get(path, fingerprint, 1, title, description, text);
      const about = description;
      writeWords(Number(row?.["id"]), { title, about, headings: "", text });
    },
    setTexts(id: number, fingerprint: string, texts: Texts): void {
      removeWords.run(id);
      writeWords(id, texts);
      setFingerprint.run(fingerprint, id);
    },
    remove(id: number): void {
      removeWords.run(id);
      remove.run(id);
    },
  };
}

/** Processes a list in transactions. */
function inBatches<Item>(
  database: DatabaseSync,
  list: Iterable<Item>,
  work: (item: Item) => void,
  onBatch: () => void = () => undefined,
): void {
  let count = 0;
  database.exec("begin immediate");
  for (const item of list) {
    work(item);
    count += 1;
    if (count % BATCH > 0) continue;
    database.exec("commit");
    onBatch();
    database.exec("begin immediate");
  }
  database.exec("commit");
}

function readKnown(
  database: DatabaseSync,
  isPage: boolean,
): Map<string, Known> {
  const rows = database
    .prepare("select id, path, fingerprint from document where is_page = ?")
    .all(Number(isPage));
  return new Map(
    rows.map(({ id, path, fingerprint }) => [
      String(path),
      { id: Number(id), fingerprint: String(fingerprint) },
    ]),
  );
}

/** The body that the index names. Undefined if a build has replaced it meanwhile. */
function readBody(
  folder: string,
  { collection, entry }: EntryDocument,
): EntryBody | undefined {
  try {
    const bytes = readFileSync(join(folder, collection, `${entry.slug}.json`));
    const digest = createHash("sha256").update(bytes).digest("hex");
    if (digest !== entry.bodyDigest) return undefined;
    return entryBody.parse(JSON.parse(bytes.toString("utf8")));
  } catch {
    return undefined;
  }
}

/**
 * Updates the index: removes deleted documents, adds new ones by title, and then reads the texts of new and changed
 * ones, newest posts first. It can be stopped at any time and resumes where it was.
 * @param onProgress called when searches can find more than before
 * @returns how many documents have changed
 */
export function updateIndex(
  database: DatabaseSync,
  { content, contentFolder, pages }: IndexSources,
  onProgress: () => void,
): number {
  const writer = createWriter(database);
  const documents = createEntryDocuments(content);
  let changes = updatePages();
  const known = readKnown(database, false);
  const outdated: { id: number; contentId: number }[] = [];

  function updatePages(): number {
    const old = readKnown(database, true);
    const stale = new Map(old);
    const fresh = pages.flatMap((page) => {
      const fingerprint = fingerprintOf(Object.values(page));
      const isKnown = old.get(page.path)?.fingerprint === fingerprint;
      if (isKnown) stale.delete(page.path);
      return isKnown ? [] : { page, fingerprint };
    });
    inBatches(database, stale.values(), ({ id }) => writer.remove(id));
    inBatches(database, fresh, ({ page, fingerprint }) =>
      writer.addPage(page, fingerprint),
    );
    return stale.size + fresh.length;
  }

  inBatches(database, documents.all(), (document) => {
    const { path } = document.entry;
    const old = known.get(path);
    known.delete(path);
    if (old?.fingerprint === document.fingerprint) return;
    const id = old?.id ?? writer.addTitle(document);
    outdated.push({ id, contentId: document.id });
  });
  inBatches(database, known.values(), ({ id }) => writer.remove(id));
  changes += known.size + outdated.length;
  onProgress();

  inBatches(
    database,
    outdated.toReversed(),
    ({ id, contentId }) => {
      const document = documents.byId(contentId);
      const body = document && readBody(contentFolder, document);
      if (!document || !body) return;
      const { title, about, fingerprint } = document;
      const headings = body.toc.map(({ text }) => text).join(" ");
      writer.setTexts(id, fingerprint, {
        title,
        about,
        headings,
        text: body.text,
      });
    },
    onProgress,
  );
  refreshVocabulary(database, changes);
  onProgress();
  return changes;
}
