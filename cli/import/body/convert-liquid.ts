import type { TextEdit } from "../../model/source-text.ts";
import { shorten, type ReportLoss } from "../losses.ts";
import { evaluateLiquid, type Lookup } from "./evaluate-liquid.ts";
import { convertCodeTags, OPEN, protect, protectRaw } from "./liquid-code.ts";
import { editTags, type ReadInclude } from "./liquid-tags.ts";
import { isInside, quoteCode } from "./markdown-tree.ts";
import type { TrackedText } from "./tracked-text.ts";

const COMMENT = /\{%-?\s*comment\s*-?%\}[\s\S]*?\{%-?\s*endcomment\s*-?%\}/gu;
const VALUE =
  /\{\{-?\s*((?:"[^"\n]{0,2000}"|'[^'\n]{0,2000}'|[^{}"']){0,2000})-?\}\}/gu;

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
  const assigned = new Map<string, string>();
  const find: Lookup = (name) => assigned.get(name) ?? lookup(name);
  convertValues(body, find, report);
  for (let pass = 0; pass < 20; pass++) {
    const edits = editTags(body, find, assigned, readInclude, report);
    if (edits.length === 0) break;
    body.apply(edits);
  }
  convertValues(body, find, report);
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

function convertValues(
  body: TrackedText,
  lookup: Lookup,
  report: ReportLoss,
): void {
  const code = body.code("markdown");
  const edits: TextEdit[] = [];
  for (const { 0: written, 1: expression = "", index } of body.text.matchAll(
    VALUE,
  )) {
    const end = index + written.length;
    const value = evaluateLiquid(expression, lookup);
    if (value !== undefined) {
      edits.push({ start: index, end, text: protect(value) });
      continue;
    }
    if (isInside(index, code)) continue;
    report(
      body.lineAt(index),
      "liquid",
      shorten(written),
      "shown as written: its value is not known",
    );
    const isAddress =
      /[("'=]$/u.test(body.text.slice(0, index)) ||
      /^[)"'/]/u.test(body.text.slice(end));
    edits.push({
      start: index,
      end,
      text: isAddress
        ? encodeURI(protect(expression.trim()).replaceAll(/[\s|"']+/gu, "-"))
        : protect(quoteCode(written)),
    });
  }
  body.apply(edits);
}
