import { Worker } from "node:worker_threads";
import type { BodyInput, CompiledBody } from "../model/body.ts";
import { prepareEnglish } from "../rules/spelling/english.ts";
import { compileBody } from "./compile-body.ts";

/** Odd while a text is being compiled. */
const turn = new Int32Array(new SharedArrayBuffer(4));
const guard = new URL("./body-guard.ts", import.meta.url);
new Worker(guard, { workerData: turn }).unref();
// Node keeps what it has compiled of this code only if the process ends by itself.
process.once("SIGTERM", () => process.exit());

/** Compiles one text in a worker of the pool. */
export default async function compile(input: BodyInput): Promise<CompiledBody> {
  if (input.spelling) await prepareEnglish();
  Atomics.add(turn, 0, 1);
  try {
    return compileBody(input);
  } finally {
    Atomics.add(turn, 0, 1);
  }
}
