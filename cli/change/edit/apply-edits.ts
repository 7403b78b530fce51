import type { TextEdit } from "../../model/source-text.ts";

/**
 * Applies edits to a text, in any order.
 * @throws RangeError when two edits overlap, or an edit is outside the text
 */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  let result = "";
  let at = 0;
  const sorted = edits.toSorted((a, b) => a.start - b.start || a.end - b.end);
  for (const edit of sorted) {
    if (edit.start < at || edit.end < edit.start || edit.end > text.length)
      throw new RangeError("The edits of a text overlap.");
    result += text.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return result + text.slice(at);
}

/** True if two edits conflict: they share a character, or begin at the same place. */
export function overlap(a: TextEdit, b: TextEdit): boolean {
  if (a.start === b.start) return true;
  const [first, second] = a.start < b.start ? [a, b] : [b, a];
  return second.start < first.end;
}
