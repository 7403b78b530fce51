import { parentPort, workerData } from "node:worker_threads";
import { rewriteTargets } from "./body/rewrite-targets.ts";
import { convertDocument } from "./convert-document.ts";
import { reportMissing } from "./report-missing.ts";
import type { TriedDocument } from "./try-document.ts";

const { dialect, document } = parseTried(workerData);
const nothing = () => undefined;
const report = () => {};
const text = convertDocument(document, undefined, {
  dialect,
  lookup: nothing,
  readInclude: nothing,
  readFile: nothing,
  saveDrawing: nothing,
  report,
});
const same = (address: string) => ({ address });
rewriteTargets(text.body, { link: same, image: same, altFor: nothing }, report);
reportMissing(document, text, dialect, report);
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage("read");

/** What our own code sends. */
function parseTried(data: unknown): TriedDocument {
  return data as TriedDocument;
}
