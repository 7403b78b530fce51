import type { TextEdit, TextRange } from "../../model/source-text.ts";

/** Edits that make a block quote of whole lines: `> ` before each, after the indent that the block has. */
export function quoteLines(
  text: string,
  range: TextRange,
  indent: string,
): TextEdit[] {
  const edits: TextEdit[] = [];
  let at = range.start;
  while (at < range.end) {
    const newline = text.indexOf("\n", at);
    const end = newline === -1 ? text.length : newline;
    const line = text.slice(at, end);
    const inner = line.startsWith(indent)
      ? line.slice(indent.length)
      : line.trimStart();
    const prefix = inner.trim() === "" ? `${indent}>` : `${indent}> `;
    edits.push({ start: at, end: end - inner.length, text: prefix });
    at = end + 1;
  }
  return edits;
}
