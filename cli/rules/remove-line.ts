import { lineEnd, lineStart } from "../model/lines.ts";
import type { TextEdit, TextRange } from "../model/source-text.ts";

/**
 * Removes the line of a key with its value. Undefined when the value continues on the next line, or when a comment would
 * be lost.
 */
export function removeLine(
  text: string,
  key: TextRange,
): TextEdit[] | undefined {
  const start = lineStart(text, key.start);
  const end = lineEnd(text, key.end);
  const indent = text.slice(start, key.start);
  const after = text.slice(key.end, end);
  if (!/^ *$/u.test(indent) || !isOneLine(after)) return undefined;
  const below = /^(?:[ \t]*\r?\n)*( *)(- )?/u.exec(text.slice(end));
  const isDeeper = (below?.[1] ?? "").length > indent.length;
  const isList = after.trim() === ":" && below?.[2] !== undefined;
  if (isDeeper || isList) return undefined;
  if (text[end - 1] === "\n") return [{ start, end, text: "" }];
  // The last line has no line break after it, so the one before it is removed.
  const previous = /\r?\n$/u.exec(text.slice(0, start))?.[0].length ?? 0;
  return [{ start: start - previous, end, text: "" }];
}

/** True for a colon with a value that ends on the line, without a comment. */
function isOneLine(after: string): boolean {
  if (!/^ *:(?:\s|$)/u.test(after) || /\s#/u.test(after)) return false;
  const isOpen = /^ *:(?: *[[{|>&*!]| *(?:"[^"\n]*|'[^'\n]*)\s*$)/u;
  return !isOpen.test(after);
}
