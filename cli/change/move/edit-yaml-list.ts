import {
  isMap,
  isScalar,
  isSeq,
  type Pair,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";
import type { TextEdit } from "../../model/source-text.ts";
import {
  dashOf,
  endOf,
  isPlain,
  lineStart,
  nextLine,
  quote,
  spanOf,
  type YamlPart,
} from "./yaml-part.ts";

/** Removes one of several items from a list, with its line or comma. */
export function removeItem(
  part: YamlPart,
  list: YAMLSeq,
  index: number,
): TextEdit {
  const { text } = part;
  const item = list.items[index];
  const [start] = spanOf(part, item);
  const next = list.items[index + 1];
  if (!list.flow && !(next && sharesLine(part, item)))
    return {
      start: lineStart(text, dashOf(part, item)),
      end: nextLine(text, endOf(part, item)),
      text: "",
    };
  if (next !== undefined)
    return { start, end: spanOf(part, next)[0], text: "" };
  const before = list.items[index - 1];
  return { start: endOf(part, before), end: endOf(part, item), text: "" };
}

/** True if other text comes before the item's dash on its line. */
function sharesLine(part: YamlPart, item: unknown): boolean {
  const dash = dashOf(part, item);
  return part.text.slice(lineStart(part.text, dash), dash).trim() !== "";
}

/** Removes a key with its value. In braces, its list is emptied instead. */
export function removeKey(part: YamlPart, map: YAMLMap, pair: Pair): TextEdit {
  const [start] = spanOf(part, pair.key);
  if (map.flow) {
    const [from, to] = spanOf(part, pair.value);
    return { start: from, end: to, text: "[]" };
  }
  return {
    start: lineStart(part.text, start),
    end: nextLine(part.text, endOf(part, pair)),
    text: "",
  };
}

/** Appends texts to a list, in the style of the others. */
export function appendItems(
  part: YamlPart,
  list: YAMLSeq,
  values: readonly string[],
): TextEdit {
  const { eol, text } = part;
  const last = list.items.at(-1);
  const written = values.map((value) => formatLike(value, last));
  if (last === undefined) {
    const start = spanOf(part, list)[0] + 1;
    return { start, end: start, text: written.join(", ") };
  }
  const at = endOf(part, last);
  if (!list.flow) {
    const dash = dashOf(part, last);
    const start = nextLine(text, at);
    const before = indentBefore(text, dash);
    const lines = written.map((item) => `${before}- ${item}${eol}`).join("");
    const isEnded = text[start - 1] === "\n";
    return { start, end: start, text: isEnded ? lines : `${eol}${lines}` };
  }
  const before = list.items.at(-2);
  const between = before
    ? text.slice(endOf(part, before), spanOf(part, last)[0])
    : "";
  const gap = /^\s*,\s*$/.test(between) ? between : ", ";
  const items = written.map((item) => `${gap}${item}`).join("");
  return { start: at, end: at, text: items };
}

/**
 * Adds a key with a list of texts to a mapping, after the keys that come before it in `order`. The list is a block if the
 * mapping's other lists are blocks, and on one line otherwise.
 */
export function insertList(
  part: YamlPart,
  key: string,
  values: readonly string[],
  order: readonly string[],
): TextEdit {
  const { contents } = part.document;
  const { base, eol, text } = part;
  const items = values.map((value) => formatLike(value, undefined));
  const line = `${key}: [${items.join(", ")}]`;
  if (!isMap(contents)) {
    const start = nextLine(text, base);
    return { start, end: start, text: `${line}${eol}` };
  }
  const before = keyBefore(contents, key, order);
  if (contents.flow) {
    const start = before ? endOf(part, before) : spanOf(part, contents)[0] + 1;
    return { start, end: start, text: before ? `, ${line}` : `${line}, ` };
  }
  const firstKey = spanOf(part, contents.items[0]?.key)[0];
  // An explicit key comes after a question mark.
  const indent = /^ */u.exec(text.slice(lineStart(text, firstKey)))?.[0] ?? "";
  const start = before
    ? nextLine(text, endOf(part, before))
    : lineStart(text, firstKey);
  const block = blockIndent(part, contents);
  const lines =
    block === undefined
      ? [`${indent}${line}`]
      : [`${indent}${key}:`, ...items.map((item) => `${block}- ${item}`)];
  return { start, end: start, text: lines.map((each) => each + eol).join("") };
}

function keyBefore(
  map: YAMLMap,
  key: string,
  order: readonly string[],
): Pair | undefined {
  const own = order.indexOf(key);
  let best: Pair | undefined;
  let bestAt = -1;
  for (const pair of map.items) {
    const at = isScalar(pair.key) ? order.indexOf(String(pair.key.value)) : -1;
    if (at <= bestAt || at >= own) continue;
    best = pair;
    bestAt = at;
  }
  return best;
}

/** The indent of the first block list. Undefined if the first list is on one line, or there is none. */
function blockIndent(part: YamlPart, map: YAMLMap): string | undefined {
  const lists = map.items.flatMap(({ value }) =>
    isSeq(value) && value.items.length > 0 ? [value] : [],
  );
  const [list] = lists;
  if (list === undefined || list.flow) return undefined;
  const dash = dashOf(part, list.items[0]);
  return indentBefore(part.text, dash);
}

/** Spaces up to a place in its line. Tabs are kept. */
function indentBefore(text: string, at: number): string {
  return text.slice(lineStart(text, at), at).replaceAll(/[^\t]/gu, " ");
}

/** A text in the quotes of another one. */
function formatLike(value: string, other: unknown): string {
  const type = isScalar(other) ? other.type : undefined;
  if (type === "QUOTE_SINGLE") return quote(value, "'");
  if (type === "QUOTE_DOUBLE") return quote(value);
  return isPlain(value) ? value : quote(value);
}
