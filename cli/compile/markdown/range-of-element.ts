import type { Nodes } from "hast";
import type { TextRange } from "../../model/source-text.ts";

/** Where a node of a body's tree stands in its file; undefined for one that no text was written for. */
export function rangeOfElement(
  { position }: Nodes,
  body: TextRange,
): TextRange | undefined {
  // The HTML parser gives some elements a place without a start.
  const start = position?.start?.offset;
  const end = position?.end?.offset;
  if (start === undefined || end === undefined) return undefined;
  // One that is never closed may end before it begins.
  return { start: body.start + start, end: body.start + Math.max(start, end) };
}
