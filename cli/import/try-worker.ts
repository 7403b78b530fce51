import { parentPort, workerData } from "node:worker_threads";
import { convertDocument } from "./body/convert-document.ts";
import { rewriteTargets } from "./body/rewrite-targets.ts";
import { toBody } from "./document-body-of.ts";
import type { TriedDocument } from "./try-document.ts";

const { body, dialect, placed } = parseTried(workerData);
const nothing = () => undefined;
const report = () => {};
const converted = convertDocument(
  toBody({ body, bodyLine: 1, placed }, dialect),
  undefined,
  {
    lookup: nothing,
    readInclude: nothing,
    readFile: nothing,
    saveDrawing: nothing,
    report,
  },
);
const same = (address: string) => ({ address });
rewriteTargets(
  converted.body,
  { link: same, image: same, altFor: nothing },
  report,
);
if (converted.body.text.length < 0)
  throw new RangeError("A text has no negative length.");
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage("read");

/** What our own code sends: it is on the other side of a wall, but of the same make. */
function parseTried(data: unknown): TriedDocument {
  return data as TriedDocument;
}
