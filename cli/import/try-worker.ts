import { parentPort, workerData } from "node:worker_threads";
import { countBody } from "./body/count-body.ts";
import { plainSource } from "./body/plain-source.ts";
import { rewriteTargets } from "./body/rewrite-targets.ts";
import { convertDocument } from "./convert-document.ts";
import type { TriedDocument } from "./try-document.ts";

const { body, dialect, placed } = parseTried(workerData);
const nothing = () => undefined;
const report = () => {};
const document = {
  path: "",
  placed,
  addresses: [],
  fields: new Map<string, unknown>(),
  lines: new Map<string, number>(),
  body,
  bodyLine: 1,
  isThere: true,
};
const converted = convertDocument(document, undefined, {
  dialect,
  lookup: nothing,
  readInclude: nothing,
  readFile: nothing,
  saveDrawing: nothing,
  report,
});
const same = (address: string) => ({ address });
rewriteTargets(
  converted.body,
  { link: same, image: same, altFor: nothing },
  report,
);
countBody(plainSource(body, dialect, placed.syntax));
countBody(converted.body.text);
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage("read");

/** What our own code sends: it is on the other side of a wall, but of the same make. */
function parseTried(data: unknown): TriedDocument {
  return data as TriedDocument;
}
