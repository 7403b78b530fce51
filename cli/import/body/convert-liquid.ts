import type { ReportLoss } from "../losses.ts";
import type { Lookup } from "./evaluate-liquid.ts";
import { convertCodeTags, OPEN, protectRaw } from "./liquid-code.ts";
import { editTags, type ReadInclude } from "./liquid-tags.ts";
import { fillValues } from "./liquid-values.ts";
import type { TrackedText } from "./tracked-text.ts";

const COMMENT = /\{%-?\s*comment\s*-?%\}[\s\S]*?\{%-?\s*endcomment\s*-?%\}/gu;

/** Liquid tags and values as Markdown. Nothing is run: what cannot be told stays visible. */
export function convertLiquid(
  body: TrackedText,
  lookup: Lookup,
  readInclude: ReadInclude,
  report: ReportLoss,
): void {
  if (!/\{[{%]/u.test(body.text)) return;
  protectRaw(body);
  convertCodeTags(body);
  body.apply(
    [...body.text.matchAll(COMMENT)].map(({ 0: written, index }) => ({
      start: index,
      end: index + written.length,
      text: "",
    })),
  );
  fillValues(body, lookup, report);
  for (let pass = 0; pass < 20; pass++) {
    const edits = editTags(body, readInclude, report);
    if (edits.length === 0) break;
    body.apply(edits);
  }
  body.apply(
    [...body.text.matchAll(/[\u{F0001}\u{F0002}]/gu)].map(
      ({ 0: mark, index }) => ({
        start: index,
        end: index + mark.length,
        text: mark === OPEN ? "{" : "}",
      }),
    ),
  );
}
