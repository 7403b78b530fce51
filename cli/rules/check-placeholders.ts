import { rangeInText, visitProse, type BodyTree } from "../model/body-tree.ts";
import { isPlaceholderParagraph } from "../model/placeholder.ts";
import type { Fragments } from "../model/body.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import type { TextRange } from "../model/source-text.ts";
import { describeBraces, findBraces } from "./braces.ts";
import { createDiagnostic, placeOf } from "./create-diagnostic.ts";

/** The most that one text reports: finding the place of each takes time, and nobody reads more. */
const MOST = 20;

/**
 * Placeholders that name nothing, and braces where nothing fills them in: one report for the same braces in one text.
 * In code, and after a backslash, braces are text.
 */
export function checkPlaceholders(
  body: BodyTree,
  fragments: Fragments,
): Diagnostic[] {
  const found = new Map<string, Diagnostic>();
  let places = 0;
  visitProse(body, (node, parent) => {
    const braces = findBraces(node.value);
    if (braces.length === 0) return;
    const isAlone = parent !== undefined && isPlaceholderParagraph(parent);
    for (const { text, index } of braces) {
      const problem = describeBraces(text, isAlone, fragments);
      if (problem === undefined || places >= MOST) continue;
      const range = rangeInText(node, { index, text }, body);
      if (isEscaped(text, range, body)) continue;
      places++;
      const { help, message, rule } = problem;
      const known = found.get(`${rule} ${text}`);
      if (known === undefined)
        found.set(
          `${rule} ${text}`,
          createDiagnostic(rule, body.source, range, message, { help }),
        );
      else
        known.related.push({
          ...placeOf(body.source, range),
          message: "used here too",
        });
    }
  });
  return [...found.values()];
}

/** A backslash says that braces are meant as text; only our own kinds are taken out wherever they stand. */
function isEscaped(
  text: string,
  { start, end }: TextRange,
  { source }: BodyTree,
): boolean {
  if (/^\{\{(?:wireframe|code):/u.test(text)) return false;
  const written = source.text.slice(start, end);
  return written === text
    ? source.text[start - 1] === "\\"
    : written.includes("\\{");
}
