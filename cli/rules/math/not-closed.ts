import type { Element } from "hast";
import { rangeInBody, type BodyTree } from "../../model/body-tree.ts";
import { defineRule, type Finding } from "../define-rule.ts";
import { findInProse } from "../find-in-prose.ts";
import { formulasIn } from "./not-rendered.ts";

/** Dollar signs on a line of their own. */
const FENCE = /^\$\$+$/gmu;
/** A formula that ends in such a line. */
const CLOSED = /\n[ \t>]*\$\$+\s*$/u;
const EMPTY_LINE = /\n[ \t>]*\n/u;

export const mathNotClosed = defineRule({
  id: "math/not-closed",
  level: "warn",
  what: "A line of `$$` begins a formula that does not end, or that ends after an empty line.",
  why: "The signs stand in the text, or the text after them is drawn as a formula.",
  whatToDo:
    "Write `$$` on a line of its own after the formula, and no empty line in it. Put a backslash before a dollar sign that is meant as one.",
  bad: "«$$»\nx = 1\n\nThe score is one.",
  good: "$$\nx = 1\n$$\n\nThe score is one.",
  checkBody: (body) => [
    ...findInProse(body, "$$", FENCE).map(({ range }) => {
      const message = "`$$` begins no formula: no other line of `$$` ends it.";
      return { range, message };
    }),
    ...formulasIn(body).flatMap((code) => checkFormula(code, body)),
  ],
});

function checkFormula(code: Element, body: BodyTree): Finding[] {
  const { end, start } = rangeInBody(code, body);
  const text = body.source.text.slice(start, end);
  const [signs] = /^\$\$+(?=.*\n)/u.exec(text) ?? [];
  if (signs === undefined) return [];
  const range = { start, end: start + signs.length };
  if (!CLOSED.test(text))
    return [{ range, message: "No line of `$$` ends this formula." }];
  const message = "The formula has an empty line in it: should it end before?";
  return EMPTY_LINE.test(text) ? [{ range, message }] : [];
}
