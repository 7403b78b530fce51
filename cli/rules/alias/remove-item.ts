import { lineEnd, lineStart } from "../../model/lines.ts";
import type { TextEdit, TextRange } from "../../model/source-text.ts";

/**
 * Removes an item from a list, with its line or with the comma beside it. The only item is removed with the key of the
 * list. Undefined where a comment would be lost, or the list is written in an unusual way.
 * @param key the key of the list
 * @param count how many items the list has
 */
export function removeItem(
  text: string,
  key: TextRange,
  item: TextRange,
  count: number,
): TextEdit[] | undefined {
  const start = lineStart(text, item.start);
  const end = lineEnd(text, item.end);
  const before = text.slice(start, item.start);
  const after = text.slice(item.end, end);
  const isLine = /^ *- +$/u.test(before) && after.trim() === "";
  if (count === 1) {
    const from = lineStart(text, key.start);
    const between = text.slice(key.end, item.start);
    const isAlone =
      (isLine && /^ *:\s*- +$/u.test(between)) ||
      (/^ *: *\[\s*$/u.test(between) && /^\s*,?\s*\]\s*$/u.test(after));
    const isOwnLine = text.slice(from, key.start).trim() === "";
    return isAlone && isOwnLine ? [{ start: from, end, text: "" }] : undefined;
  }
  if (isLine) return [{ start, end, text: "" }];
  const comma = /^\s*,[ \t]*/u.exec(after)?.[0].length;
  if (comma !== undefined)
    return [{ start: item.start, end: item.end + comma, text: "" }];
  const earlier = /,\s*$/u.exec(before);
  if (earlier === null || !/^\s*\]/u.test(after)) return undefined;
  return [{ start: start + earlier.index, end: item.end, text: "" }];
}
