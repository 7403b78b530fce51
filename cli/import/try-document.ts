import { Worker } from "node:worker_threads";
import type { DialectName, ForeignDocument } from "./dialects/dialect.ts";

/** What one text may take of a processor before it is given up, and of time on a machine that is busy. */
const LIMIT_MS = 20_000;
const LIMIT_BUSY_MS = 180_000;
const LIMIT_MB = 1024;

/** What is tried: plain data. */
export interface TriedDocument {
  body: string;
  dialect: DialectName;
  placed: ForeignDocument["placed"];
}

/**
 * Tries a text in a thread of its own when its make-up could cost a parser minutes, which as little as 10 kB can.
 * @returns one sentence that says why it cannot be read, or nothing
 */
export async function tryDocument(
  tried: TriedDocument,
): Promise<string | undefined> {
  if (isOrdinary(tried.body)) return undefined;
  const worker = new Worker(new URL("try-worker.ts", import.meta.url), {
    workerData: tried,
    resourceLimits: { maxOldGenerationSizeMb: LIMIT_MB },
    stderr: true,
    stdout: true,
  });
  return new Promise((resolve) => {
    const began = performance.now();
    const end = (reason: string | undefined) => {
      clearInterval(timer);
      resolve(reason);
      void worker.terminate();
    };
    const seconds = LIMIT_MS / 1000;
    const look = async () => {
      // One that has ended has said how itself.
      const used = await worker.cpuUsage().catch(() => undefined);
      if (used === undefined) return;
      const isOver = performance.now() - began > LIMIT_BUSY_MS;
      if (isOver || (used.system + used.user) / 1000 > LIMIT_MS)
        end(`It takes more than ${seconds} s to read: split the text.`);
    };
    const timer = setInterval(() => void look(), 500);
    worker.once("message", () => end(undefined));
    worker.once("error", (error) =>
      end(
        error instanceof RangeError
          ? "It is nested so deeply that it cannot be read."
          : "It takes more memory to read than any page needs.",
      ),
    );
  });
}

/** Bounds that texts written by people keep, and within which reading takes well under a second. */
function isOrdinary(body: string): boolean {
  if (body.length > 80_000 || /\n(?:[ \t>]*\r?\n){60}/u.test(body))
    return false;
  return body.split(/\n[ \t]*\r?\n/u).every((block) => {
    if (block.length > 2000 && count(block, /[*_~[\]`<{&!$|]/gu) > 1500)
      return false;
    return block.split("\n").every((line) => {
      const prefix = /^(?:[ \t]|[-+*>]|\d+[.)])*/u.exec(line)?.[0] ?? "";
      return prefix.length <= 60 && count(line, /[<>[\]*_`{$|]/gu) <= 400;
    });
  });
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
