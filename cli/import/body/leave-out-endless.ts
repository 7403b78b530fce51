import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import type { ForeignDocument } from "../dialects/dialect.ts";
import type { Import } from "../import.ts";
import type { DocumentBody } from "./source-edits.ts";

/** Time of a processor. */
const MAX_MS = 10_000;
const STEP_MS = 1000;
/** Nesting of many levels, and many empty lines. */
const HARD = [/^(?:[ \t]|[-+*>]|\d+[.)]){61}/mu, /\n(?:[ \t>]*\r?\n){60}/u];
const REASON =
  "Its text takes longer than ten seconds or more memory to convert than any page needs: split it.";

/** The texts without those that take too long. What could do so is tried in a thread, which can be stopped. */
export async function leaveOutEndless(
  documents: readonly ForeignDocument[],
  run: Import,
): Promise<ForeignDocument[]> {
  const attempts = createAttempts();
  const kept: ForeignDocument[] = [];
  for (const document of documents)
    if (
      !isHard(document.body) ||
      (await attempts.isQuick(toBody(document, run)))
    )
      kept.push(document);
    else run.project.skipped.push({ file: document.path, reason: REASON });
  await attempts.end();
  return kept;
}

/** The body of a document, and how its generator reads it. */
export function toBody(document: ForeignDocument, run: Import): DocumentBody {
  const { flavour = "plain", templating = "none" } = run.generator;
  const { body: text, bodyLine: firstLine, placed } = document;
  return { text, firstLine, syntax: placed.syntax, templating, flavour };
}

/** One thread for all attempts, until one of them has to be stopped. */
function createAttempts() {
  let worker: Worker | undefined;
  const end = async () => {
    await worker?.terminate();
    worker = undefined;
  };
  return {
    end,
    async isQuick(body: DocumentBody): Promise<boolean> {
      worker ??= await startWorker();
      try {
        if (await answers(worker, body)) return true;
      } catch {
        // It ran out of memory.
      }
      await end();
      return false;
    },
  };
}

async function startWorker(): Promise<Worker> {
  const worker = new Worker(new URL("body-worker.ts", import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: 512 },
    stderr: true,
  });
  await once(worker, "online");
  return worker;
}

/** True once a thread has converted a text; false where that takes it too long. Time in which a busy machine does something else is none. */
async function answers(worker: Worker, body: DocumentBody): Promise<boolean> {
  const before = await worker.cpuUsage();
  const answer = once(worker, "message");
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  worker.postMessage(body);
  for (let used = 0; used < MAX_MS;) {
    const step = setTimeout(STEP_MS, undefined, { ref: false });
    if (await Promise.race([answer, step])) return true;
    const { system, user } = await worker.cpuUsage(before);
    used = (system + user) / 1000;
  }
  return false;
}

/** True for a text whose make-up could cost a parser minutes, which as little as 10 kB can. */
function isHard(body: string): boolean {
  return (
    body.length > 200_000 ||
    HARD.some((pattern) => pattern.test(body)) ||
    body.split(/\n[ \t]*\r?\n/u).some((block) => marksIn(block) > 1500) ||
    body.split("\n").some((line) => marksIn(line) > 400)
  );
}

function marksIn(text: string): number {
  return text.match(/[<>[\]*_`{&!~$|]/gu)?.length ?? 0;
}
