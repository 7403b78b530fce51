import { enableCompileCache } from "node:module";
import { setImmediate } from "node:timers/promises";
import { parentPort } from "node:worker_threads";
import type { BodyInput, CompiledBody } from "../model/body.ts";

/** Some texts, with a number that their answer repeats. */
export interface BodyBatch {
  id: number;
  inputs: readonly BodyInput[];
}

/** The results for a batch, in the same order. */
export interface BodyAnswer {
  id: number;
  bodies: readonly CompiledBody[];
}

// Before anything is loaded, so that the thread finds what V8 has compiled in an earlier run.
enableCompileCache();
const { prepareEnglish } = await import("../rules/spelling/english.ts");
const { compileBody } = await import("./compile-body.ts");

let last: Promise<void> = Promise.resolve();

parentPort?.on("message", (batch: BodyBatch) => {
  last = last.then(() => answer(batch));
});

async function answer({ id, inputs }: BodyBatch): Promise<void> {
  if (inputs.some(({ spelling }) => spelling)) await prepareEnglish();
  const message: BodyAnswer = { id, bodies: inputs.map(compileBody) };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(message);
  // The native parser frees its memory when the event loop gets a turn.
  await setImmediate();
}
