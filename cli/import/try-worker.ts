import { parentPort, workerData } from "node:worker_threads";
import { convertDocument } from "./body/convert-document.ts";
import type { DocumentBody } from "./body/document-body.ts";
import { rewriteTargets } from "./body/rewrite-targets.ts";

const body = parseBody(workerData);
const nothing = () => undefined;
const report = () => {};
const text = convertDocument(body, undefined, {
  lookup: nothing,
  readInclude: nothing,
  report,
});
const same = (address: string) => ({ address });
rewriteTargets(text.body, { link: same, image: same }, report);
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(text.body.text.length);

/** What our own code sends. */
function parseBody(data: unknown): DocumentBody {
  return data as DocumentBody;
}
