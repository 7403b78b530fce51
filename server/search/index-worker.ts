import { parentPort, workerData } from "node:worker_threads";
import { openContentDatabase } from "../content/content-database.ts";
import { toPageDocument, type RenderedPage } from "./page-documents.ts";
import { openSearchDatabase, removeSearchDatabase } from "./search-database.ts";
import { updateIndex } from "./update-index.ts";

/** The input of an indexing thread. */
export interface IndexTask {
  indexFile: string;
  /** Path of a content database. */
  contentFile: string;
  contentFolder: string;
  siteName: string;
  pages: readonly RenderedPage[];
}

/** The messages it posts: that more documents can be found, and finally how many documents have changed. */
export type IndexReport = { changes?: number };

/** At most one report in this many milliseconds, because each makes the searching thread reopen the index. */
const REPORT_MILLIS = 2000;

const task: IndexTask = workerData;
let reported = 0;

function report(): void {
  if (performance.now() - reported < REPORT_MILLIS) return;
  reported = performance.now();
  const news: IndexReport = {};
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(news);
}

function update(): number {
  const content = openContentDatabase(task.contentFile);
  const database = openSearchDatabase(task.indexFile);
  try {
    const pages = task.pages.flatMap((page) =>
      toPageDocument(page, task.siteName),
    );
    const sources = { content, contentFolder: task.contentFolder, pages };
    return updateIndex(database, sources, report);
  } finally {
    database.close();
    content.close();
  }
}

/** True if the file is damaged, in the codes of SQLite: SQLITE_CORRUPT and SQLITE_NOTADB, extended or not. */
function isDamaged(error: unknown): boolean {
  if (!(error instanceof Error) || !("errcode" in error)) return false;
  return [11, 26].includes(Number(error.errcode) & 0xff);
}

function updateOrStartOver(): number {
  try {
    return update();
  } catch (error) {
    if (!isDamaged(error)) throw error;
    removeSearchDatabase(task.indexFile);
    return update();
  }
}

const result: IndexReport = { changes: updateOrStartOver() };
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(result);
