import { stripTypeScriptTypes } from "node:module";
import { parentPort, workerData } from "node:worker_threads";
import { evaluateProgram } from "./evaluate-program.ts";

const source = stripTypeScriptTypes(String(workerData));
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(evaluateProgram(source));
