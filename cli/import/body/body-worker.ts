import { parentPort } from "node:worker_threads";
import { convertDocument } from "./convert-document.ts";
import { printBody } from "./print-body.ts";
import type { DocumentBody } from "./source-edits.ts";

const site = {
  lookup: () => undefined,
  refer: (target: string) => target,
  report: () => {},
};

/** Converts each text that it gets, to show that this comes to an end. A stack that overflows is an end too. */
parentPort?.on("message", (body: DocumentBody) => {
  try {
    printBody(convertDocument(body, "", site).tree);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage("done");
});
