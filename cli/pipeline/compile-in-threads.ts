import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type {
  ThreadData,
  ThreadFile,
  ThreadResult,
} from "./compile-markdown-thread.ts";

/** Fewer files are compiled sooner than a thread has loaded the parser. */
export const ENOUGH_FOR_THREADS = 2000;
const MOST_THREADS = 4;
const BATCH = 20;
/** Young objects die young: a small space for them keeps the buffers of the native parser from piling up. */
const LIMITS = { maxYoungGenerationSizeMb: 24, maxOldGenerationSizeMb: 768 };

/**
 * Files compiled in threads, as many as there are processors beside the one that collects.
 * @param take gets each result in no order; undefined for a file whose thread failed, which has to be compiled here
 */
export async function compileInThreads(
  files: readonly ThreadFile[],
  data: ThreadData,
  take: (index: number, result: ThreadResult | undefined) => void,
): Promise<void> {
  const threads = Math.max(
    1,
    Math.min(availableParallelism() - 1, MOST_THREADS),
  );
  let next = 0;
  await Promise.all(Array.from({ length: threads }, () => runThread()));
  // What a failed thread has left.
  for (; next < files.length; next++) take(next, undefined);

  function runThread(): Promise<void> {
    const worker = new Worker(
      new URL("./compile-markdown-thread.ts", import.meta.url),
      { workerData: data, resourceLimits: LIMITS },
    );
    const waiting: { start: number; end: number }[] = [];
    const send = (): boolean => {
      if (next >= files.length) return false;
      const batch = { start: next, end: Math.min(next + BATCH, files.length) };
      next = batch.end;
      waiting.push(batch);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      worker.postMessage(files.slice(batch.start, batch.end));
      return true;
    };
    return new Promise((resolve) => {
      const end = () => {
        for (const { end: last, start } of waiting.splice(0))
          for (let index = start; index < last; index++) take(index, undefined);
        resolve();
        void worker.terminate();
      };
      worker.on("message", (results: readonly ThreadResult[]) => {
        const { start } = waiting.shift() ?? { start: 0 };
        for (const [place, result] of results.entries())
          take(start + place, result);
        if (!send() && waiting.length === 0) end();
      });
      worker.once("error", end);
      worker.once("exit", end);
      // One batch is compiled while the other is on its way.
      send();
      send();
      if (waiting.length === 0) end();
    });
  }
}
