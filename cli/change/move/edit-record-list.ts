import type { YAMLSeq } from "yaml";
import type { TextEdit } from "../../model/source-text.ts";
import { removeItem } from "./edit-yaml-list.ts";
import {
  dashOf,
  endOf,
  lineStart,
  nextLine,
  spanOf,
  type YamlPart,
} from "./yaml-part.ts";

const EMPTY = /^[ \t]*\r?\n/;
const LEADING_EMPTY = /^(?:[ \t]*\r?\n)*/;
const COMMENT = /^[ \t]*#/;

/**
 * Removes a record from a list file, with the comment directly above it and the empty lines after it. A comment above the
 * first record may be about the file and stays.
 */
export function removeRecord(
  part: YamlPart,
  list: YAMLSeq,
  index: number,
): TextEdit {
  const { text } = part;
  const item = list.items[index];
  if (list.flow && list.items.length > 1) return removeItem(part, list, index);
  if (list.flow) {
    const [start, end] = spanOf(part, item);
    return { start, end, text: "" };
  }
  let start = lineStart(text, dashOf(part, item));
  let end = nextLine(text, endOf(part, item));
  if (index > 0) start = skipBefore(text, start, COMMENT);
  const isLast = index === list.items.length - 1;
  if (isLast && index > 0 && text.slice(end).trim() === "")
    start = skipBefore(text, start, EMPTY);
  else end += LEADING_EMPTY.exec(text.slice(end))?.[0].length ?? 0;
  return { start, end, text: "" };
}

/** The start of the lines directly above that match a pattern. */
function skipBefore(text: string, from: number, kind: RegExp): number {
  let start = from;
  while (start > 0) {
    const before = lineStart(text, start - 1);
    if (!kind.test(text.slice(before, start))) break;
    start = before;
  }
  return start;
}
