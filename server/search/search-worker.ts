import { parentPort, workerData } from "node:worker_threads";
import type { SearchAnswer, SearchQuery } from "#contract";
import { createSearcher, type ContentState } from "./searcher.ts";

/** The files that a searching thread needs. */
export interface SearchPlaces {
  indexFile: string;
  contentFolder: string;
}

export type SearchTask =
  | { kind: "refresh"; state: ContentState }
  | { kind: "search"; id: number; query: SearchQuery };

/** The reply to a search. A refresh has no reply. */
export type SearchReply =
  { id: number; answer: SearchAnswer } | { id: number; error: unknown };

const { indexFile, contentFolder }: SearchPlaces = workerData;
const searcher = createSearcher(indexFile, contentFolder);
let queue = Promise.resolve();

async function perform(task: SearchTask): Promise<void> {
  if (task.kind === "refresh") {
    searcher.refresh(task.state);
    return;
  }
  const { id, query } = task;
  let reply: SearchReply;
  try {
    reply = { id, answer: await searcher.search(query) };
  } catch (error) {
    reply = { id, error };
  }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(reply);
}

parentPort?.on("message", (task: SearchTask) => {
  queue = queue.then(() => perform(task));
});
