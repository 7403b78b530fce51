import type { TextEdit, TextRange } from "../../model/source-text.ts";

/**
 * Takes away the line of a key whose value, if any, stands on it; undefined when the value goes on below, or when a
 * comment would be lost.
 */
export function removeLine(
  text: string,
  key: TextRange,
): TextEdit[] | undefined {
  const start = text.lastIndexOf("\n", key.start - 1) + 1;
  const next = text.indexOf("\n", key.end);
  const end = next === -1 ? text.length : next + 1;
  const indent = text.slice(start, key.start);
  const after = text.slice(key.end, end);
  if (!/^ *$/u.test(indent) || !/^ *:(?:\s|$)/u.test(after)) return undefined;
  if (/\s#/u.test(after) || /^ *: *[[{|>&*!]/u.test(after)) return undefined;
  if (/^ *: *(?:"[^"\n]*|'[^'\n]*)\s*$/u.test(after)) return undefined;
  const below = /^(?:[ \t]*\r?\n)*( *)(- )?/u.exec(text.slice(end));
  const isDeeper = (below?.[1] ?? "").length > indent.length;
  const isList = after.trim() === ":" && below?.[2] !== undefined;
  if (isDeeper || isList) return undefined;
  if (next !== -1) return [{ start, end, text: "" }];
  // The last line has no end of its own to take along: the one before it goes.
  const previous = /\r?\n$/u.exec(text.slice(0, start))?.[0].length ?? 0;
  return [{ start: start - previous, end, text: "" }];
}
