import {
  rangeInText,
  visitProse,
  type BodyTree,
} from "../markdown/body-tree.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import { createDiagnostic } from "./create-diagnostic.ts";

const MARKS =
  /\b(?:TODO|TBD|FIXME|XXX)\b|\blorem ipsum\b|\bplaceholder text\b/giu;

/** The most that one text reports: finding the place of each takes time, and nobody reads more. */
const MOST = 20;

/** Marks of unfinished work in running text; in code they may be meant. */
export function checkUnfinished(body: BodyTree): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  visitProse(body, (node) => {
    for (const { 0: text, index } of node.value.matchAll(MARKS)) {
      if (diagnostics.length >= MOST) return;
      // "todo" in lower case is an ordinary word; "lorem ipsum" never is.
      if (!text.includes(" ") && text !== text.toUpperCase()) continue;
      const range = rangeInText(node, { index, text }, body);
      const message = `"${text}" marks unfinished work.`;
      const rule = "body/placeholder";
      diagnostics.push(createDiagnostic(rule, body.source, range, message));
    }
  });
  return diagnostics;
}
