import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type {
  ThreadAnswer,
  ThreadBatch,
  ThreadData,
  ThreadFile,
  ThreadResult,
} from "./compile-markdown-thread.ts";

/** With fewer files a thread takes longer to load the parser than it saves. */
const MIN_FILES = 2000;
/** Each takes 100 MB, and two are enough to keep the collecting thread busy. */
const MAX_THREADS = 2;
const BATCH = 20;
/** A small young generation is collected often, which frees the native parser's buffers. */
const LIMITS = { maxYoungGenerationSizeMb: 24, maxOldGenerationSizeMb: 768 };

export interface ThreadOptions {
  threads?: number;
  limits?: { maxYoungGenerationSizeMb: number; maxOldGenerationSizeMb: number };
}

/**
 * Compiles files in threads, as many as there are processors besides the one that collects the results.
 * @param take gets each result, in any order. Undefined for a file whose thread failed, which must be compiled here
 * @throws what `take` throws
 */
export async function compileInThreads(
  files: readonly ThreadFile[],
  data: ThreadData,
  take: (index: number, result: ThreadResult | undefined) => void,
  { limits = LIMITS, threads = countThreads() }: ThreadOptions = {},
): Promise<void> {
  let next = 0;
  await Promise.all(Array.from({ length: threads }, () => runThread()));
  // The files that failed threads did not compile.
  for (; next < files.length; next++) take(next, undefined);

  function runThread(): Promise<void> {
    const worker = new Worker(
      new URL("./compile-markdown-thread.ts", import.meta.url),
      { workerData: data, resourceLimits: limits },
    );
    /** The batches that are being compiled: where each begins and ends. */
    const waiting = new Map<number, number>();
    const send = () => {
      if (next >= files.length) return;
      const start = next;
      next = Math.min(next + BATCH, files.length);
      waiting.set(start, next);
      const batch: ThreadBatch = { start, files: files.slice(start, next) };
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      worker.postMessage(batch);
    };
    return new Promise((resolve, reject) => {
      /** An error thrown in a listener would be uncaught. */
      const attempt = (act: () => void) => {
        try {
          act();
        } catch (error) {
          next = files.length;
          reject(error);
          void worker.terminate();
        }
      };
      const end = () =>
        attempt(() => {
          for (const [start, after] of waiting) {
            waiting.delete(start);
            for (let index = start; index < after; index++)
              take(index, undefined);
          }
          resolve();
          void worker.terminate();
        });
      worker.on("message", ({ results, start }: ThreadAnswer) => {
        // Ignore answers that arrive after the end.
        if (!waiting.delete(start)) return;
        attempt(() => {
          for (const [place, result] of results.entries())
            take(start + place, result);
          send();
          if (waiting.size === 0) end();
        });
      });
      worker.once("error", end);
      worker.once("exit", end);
      // One batch is compiled while the next one is being sent.
      send();
      send();
      if (waiting.size === 0) end();
    });
  }
}

/** True if threads are faster. A single one would cost more than it saves. */
export function areThreadsWorthwhile(files: number): boolean {
  return files >= MIN_FILES && countThreads() > 1;
}

function countThreads(): number {
  return Math.min(availableParallelism() - 1, MAX_THREADS);
}
