import { parentPort, workerData } from "node:worker_threads";
import { settleTask } from "../worker-task.ts";
import { prepareContent } from "./prepare-content.ts";

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(settleTask(() => prepareContent(workerData)));
