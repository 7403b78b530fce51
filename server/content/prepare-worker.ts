import { parentPort, workerData } from "node:worker_threads";
import { settleTask } from "../worker-task.ts";
import { prepareContent } from "./prepare-content.ts";

parentPort?.postMessage(settleTask(() => prepareContent(workerData)));
