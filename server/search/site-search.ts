import { existsSync, mkdirSync } from "node:fs";
import { Worker } from "node:worker_threads";
import type { SearchAnswer, SearchQuery } from "#contract";
import { AppError } from "../app-error.ts";
import type { Log } from "../log.ts";
import type { IndexReport, IndexTask } from "./index-worker.ts";
import type { RenderedPage } from "./page-documents.ts";
import { searchFile } from "./search-database.ts";
import type { SearchPlaces, SearchReply, SearchTask } from "./search-worker.ts";
import type { ContentState } from "./searcher.ts";

/** Searches the whole site in one thread. Another thread keeps the index up to date. */
export interface SiteSearch {
  /** @throws AppError `unavailable` when too many searches wait, or the thread has failed */
  search(query: SearchQuery): Promise<SearchAnswer>;
  /** Sets the content that visitors may see. */
  show(state: ContentState): void;
  /** Updates the index to the shown content. An update in progress is cancelled. */
  update(pages: readonly RenderedPage[], siteName: string): void;
  close(): Promise<void>;
}

/** Maximum number of waiting searches. With more, visitors would give up before their reply. */
const MAX_WAITING = 100;

/**
 * How long searches wait for the first index. Small sites are fully indexed by then, and entries of large ones can be
 * found by title.
 */
const FIRST_INDEX_MILLIS = 3000;

/**
 * Searches and updates create much garbage. A small heap is collected sooner, which keeps the server's memory low.
 */
const SEARCH_LIMITS = {
  maxOldGenerationSizeMb: 128,
  maxYoungGenerationSizeMb: 4,
};
const INDEX_LIMITS = {
  maxOldGenerationSizeMb: 512,
  maxYoungGenerationSizeMb: 8,
};

/** When a failed update is repeated: its disk may have space again. */
const RETRY_MILLIS = 30_000;

interface Waiting {
  resolve: (answer: SearchAnswer) => void;
  reject: (error: Error) => void;
}

const busy = () =>
  new AppError(
    "unavailable",
    "The search is busy. Please try again in a moment.",
  );

/** The searching thread. The first task starts it, and a failure restarts it. */
function createSearchThread(places: SearchPlaces, log: Log) {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let last = 0;

  function settle(reply: SearchReply): void {
    const search = waiting.get(reply.id);
    waiting.delete(reply.id);
    if ("answer" in reply) search?.resolve(reply.answer);
    else {
      log.error("search failed", { error: reply.error });
      search?.reject(busy());
    }
  }

  function fail(error: unknown): void {
    log.error("search thread failed", { error });
    worker = undefined;
    for (const search of waiting.values()) search.reject(busy());
    waiting.clear();
  }

  function start(): Worker {
    const started = new Worker(new URL("search-worker.ts", import.meta.url), {
      workerData: places,
      resourceLimits: SEARCH_LIMITS,
    });
    started.on("message", settle).once("error", fail).unref();
    return started;
  }

  return {
    isRunning: () => worker !== undefined,
    post(task: SearchTask): void {
      worker ??= start();
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      worker.postMessage(task);
    },
    search(query: SearchQuery): Promise<SearchAnswer> {
      if (waiting.size >= MAX_WAITING) throw busy();
      const { promise, resolve, reject } =
        Promise.withResolvers<SearchAnswer>();
      const id = ++last;
      waiting.set(id, { resolve, reject });
      this.post({ kind: "search", id, query });
      return promise;
    },
    close: async () => void (await worker?.terminate()),
  };
}

/** The indexing thread. One runs at a time, for one update, until it succeeds. */
function createIndexThread(
  log: Log,
  retryMillis: number,
  onProgress: (isComplete: boolean) => void,
) {
  let worker: Worker | undefined;
  let retry: NodeJS.Timeout | undefined;

  return {
    /** @param isWanted false once other content is shown: then the file may be gone, and a failure is not logged */
    start(task: IndexTask, isWanted: () => boolean): void {
      clearTimeout(retry);
      void worker?.terminate();
      const began = performance.now();
      const started = new Worker(new URL("index-worker.ts", import.meta.url), {
        workerData: task,
        resourceLimits: INDEX_LIMITS,
      });
      worker = started;
      started.unref();
      started.on("message", ({ changes }: IndexReport) => {
        onProgress(worker === started && changes !== undefined);
        if (changes === undefined || changes === 0) return;
        const ms = Math.round(performance.now() - began);
        log.info("search index updated", { documents: changes, ms });
      });
      started.once("error", (error) => {
        if (!isWanted()) return;
        log.error("search index not updated", { error });
        if (worker !== started) return;
        retry = setTimeout(() => this.start(task, isWanted), retryMillis);
        retry.unref();
      });
    },
    async close() {
      clearTimeout(retry);
      await worker?.terminate();
    },
  };
}

/** @param cacheFolder where the index is stored. It is rebuilt if it is missing or broken. */
export function openSiteSearch({
  cacheFolder,
  contentFolder,
  log,
  retryMillis = RETRY_MILLIS,
}: {
  cacheFolder: string;
  contentFolder: string;
  log: Log;
  retryMillis?: number;
}): SiteSearch {
  mkdirSync(cacheFolder, { recursive: true, mode: 0o700 });
  const indexFile = searchFile(cacheFolder);
  const searching = createSearchThread({ indexFile, contentFolder }, log);
  const firstIndex = Promise.withResolvers<void>();
  if (existsSync(indexFile)) firstIndex.resolve();
  else setTimeout(firstIndex.resolve, FIRST_INDEX_MILLIS).unref();
  const indexing = createIndexThread(log, retryMillis, (isComplete) => {
    refresh();
    isUpToDate = isComplete;
    firstIndex.resolve();
  });
  let shown: ContentState | undefined;
  let isUpToDate = false;

  function refresh(): void {
    if (shown) searching.post({ kind: "refresh", state: shown });
  }

  return {
    async search(query) {
      await firstIndex.promise;
      if (!searching.isRunning()) refresh();
      // The searching thread keeps the order: what is up to date now is so when it searches.
      const isPartial = !isUpToDate;
      const answer = await searching.search(query);
      return isPartial ? { ...answer, isPartial } : answer;
    },
    show(state) {
      shown = state;
      isUpToDate = false;
      refresh();
    },
    update(pages, siteName) {
      if (!shown) return;
      const contentFile = shown.file;
      indexing.start(
        { indexFile, contentFile, contentFolder, siteName, pages },
        () => shown?.file === contentFile,
      );
    },
    async close() {
      await Promise.all([searching.close(), indexing.close()]);
    },
  };
}
