import { stripTypeScriptTypes } from "node:module";
import { parentPort, workerData } from "node:worker_threads";
import { evaluateProgram } from "./evaluate-program.ts";

// TypeScript that declares nothing but types is JavaScript with blanks for them.
const source = stripTypeScriptTypes(String(workerData));
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(evaluateProgram(source));
