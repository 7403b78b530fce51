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
  let worker: Worker | undefined;
  const kept: ForeignDocument[] = [];
  for (const document of documents) {
    if (isHard(document.body)) {
      worker ??= await startWorker();
      // One that runs out of memory answers with an error.
      if (!(await answers(worker, toBody(document, run)).catch(() => false))) {
        run.project.skipped.push({ file: document.path, reason: REASON });
        await worker.terminate();
        worker = undefined;
        continue;
      }
    }
    kept.push(document);
  }
  await worker?.terminate();
  return kept;
}

/** The body of a document, and how its generator reads it. */
export function toBody(document: ForeignDocument, run: Import): DocumentBody {
  const { flavour = "plain", templating = "none" } = run.generator;
  const { body: text, bodyLine: firstLine, placed } = document;
  return { text, firstLine, syntax: placed.syntax, templating, flavour };
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
