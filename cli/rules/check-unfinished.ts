import { rangeInText, visitProse, type BodyTree } from "../model/body-tree.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import { createDiagnostic } from "./create-diagnostic.ts";

/**
 * Marks of unfinished work. TODO, FIXME and XXX are also words that a text can be about ("leave a TODO comment"):
 * they count at the start of a text, in brackets, and before a colon or a bracket.
 */
const MARKS =
  /\b(?:TBD|TBC)\b|(?<=^\s*|[[(]\s*)(?:TODO|FIXME|XXX)\b|\b(?:TODO|FIXME|XXX)\b(?=\s*[:(]|\s*$)|\blorem ipsum\b|\b(?:your|insert|placeholder) text (?:goes )?here\b|\[placeholder[^\]\n]*\]/giu;

/** What any mark holds: most texts are passed over by this alone. */
const HINT = /TBD|TBC|TODO|FIXME|XXX|lorem|text|placeholder/iu;

/** The most that one text reports: finding the place of each takes time, and nobody reads more. */
const MOST = 20;

/** Marks of unfinished work in running text; in code they may be meant. */
export function checkUnfinished(body: BodyTree): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  visitProse(body, (node) => {
    if (!HINT.test(node.value)) return;
    for (const { 0: text, index } of node.value.matchAll(MARKS)) {
      if (diagnostics.length >= MOST) return;
      // "todo" in lower case is an ordinary word; "lorem ipsum" never is.
      if (/^\w+$/u.test(text) && text !== text.toUpperCase()) continue;
      const range = rangeInText(node, { index, text }, body);
      const message = `"${text}" marks unfinished work.`;
      const rule = "body/placeholder";
      diagnostics.push(createDiagnostic(rule, body.source, range, message));
    }
  });
  return diagnostics;
}
