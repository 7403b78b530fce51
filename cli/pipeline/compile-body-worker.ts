import { parentPort, workerData } from "node:worker_threads";
import { compileBody } from "./compile-body.ts";

// The one who started this thread hands in a BodyInput and takes a CompiledBody; both are plain data.
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
parentPort?.postMessage(compileBody(workerData));
