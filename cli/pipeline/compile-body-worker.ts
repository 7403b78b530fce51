import { parentPort, workerData } from "node:worker_threads";
import { compileBody } from "./compile-body.ts";

// The one who started this thread hands in a BodyInput and takes a CompiledBody; both are plain data.
parentPort?.postMessage(compileBody(workerData));
