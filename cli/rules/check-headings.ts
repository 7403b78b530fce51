import { rangeInBody, type BodyTree } from "../markdown/body-tree.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import { createDiagnostic } from "./create-diagnostic.ts";

/** Levels of headings: none of the first, and none left out on the way down. */
export function checkHeadings(body: BodyTree): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  let above = 1;
  for (const { node, depth, text } of body.headings) {
    const range = rangeInBody(node, body);
    if (depth === 1) {
      const message = `"${text}" is a heading of the first level; the title already is one.`;
      const rule = "heading/h1";
      diagnostics.push(createDiagnostic(rule, body.source, range, message));
    } else if (depth > above + 1) {
      const message = `"${text}" is a heading of level ${depth} below one of level ${above}.`;
      const help = `Use level ${above + 1}: \`${"#".repeat(above + 1)} ${text}\`.`;
      const rule = "heading/skip";
      diagnostics.push(
        createDiagnostic(rule, body.source, range, message, { help }),
      );
    }
    above = depth;
  }
  return diagnostics;
}
