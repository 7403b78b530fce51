import {
  isMap,
  isScalar,
  isSeq,
  type Pair,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";
import type { TextEdit, TextRange } from "../../model/source-text.ts";
import { lineStart, startOfLinesAbove } from "../../model/lines.ts";
import { dashOf, endOf, nextLine, spanOf, type YamlPart } from "./yaml-part.ts";
import { writeScalar } from "../write-scalar.ts";

/** Removes one of several items from a list, with its line or comma. */
export function removeItem(
  { text }: YamlPart,
  list: YAMLSeq,
  index: number,
): TextEdit {
  const [before, item, next] = [-1, 0, 1].map((by) => list.items[index + by]);
  const dash = dashOf(text, item);
  const sharesLine = dash.before.trim() !== "";
  if (!list.flow && !(next && sharesLine))
    return { start: dash.start, end: nextLine(text, endOf(item)), text: "" };
  if (next !== undefined)
    return { start: spanOf(item)[0], end: spanOf(next)[0], text: "" };
  return { start: endOf(before), end: endOf(item), text: "" };
}

/**
 * Removes a record from a list file, with the comment directly above it and the empty lines after it. A comment above
 * the first record may be about the file and stays.
 */
export function removeRecord(
  part: YamlPart,
  list: YAMLSeq,
  index: number,
): TextEdit {
  const { text } = part;
  if (list.flow && list.items.length > 1) return removeItem(part, list, index);
  const item = list.items[index];
  if (list.flow) {
    const [start, end] = spanOf(item);
    return { start, end, text: "" };
  }
  let { start } = dashOf(text, item);
  let end = nextLine(text, endOf(item));
  if (index > 0) start = startOfLinesAbove(text, start, /^[ \t]*#/);
  const rest = text.slice(end);
  if (index > 0 && rest.trim() === "")
    start = startOfLinesAbove(text, start, /^[ \t]*\r?\n/);
  else end += /^(?:[ \t]*\r?\n)*/.exec(rest)?.[0].length ?? 0;
  return { start, end, text: "" };
}

/** Removes a key with its value. In braces, its list is emptied instead. */
export function removeKey(
  { text }: YamlPart,
  map: YAMLMap,
  { key, value }: Pair,
): TextEdit {
  if (map.flow) {
    const [start, end] = spanOf(value);
    return { start, end, text: "[]" };
  }
  const start = lineStart(text, spanOf(key)[0]);
  return { start, end: nextLine(text, endOf(value ?? key)), text: "" };
}

/** Appends texts to a list, in the style of the others. */
export function appendItems(
  { eol, text }: YamlPart,
  list: YAMLSeq,
  values: readonly string[],
): TextEdit {
  const [before, last] = [list.items.at(-2), list.items.at(-1)];
  const written = values.map((value) => quoteLike(value, quotesOf(last)));
  if (last === undefined)
    return insert(spanOf(list)[0] + 1, written.join(", "));
  if (!list.flow) {
    const start = nextLine(text, endOf(last));
    const indent = indentOf(text, last);
    const lines = written.map((item) => `${indent}- ${item}${eol}`).join("");
    return insert(start, text[start - 1] === "\n" ? lines : eol + lines);
  }
  const between = before ? text.slice(endOf(before), spanOf(last)[0]) : "";
  const gap = /^\s*,\s*$/.test(between) ? between : ", ";
  return insert(endOf(last), written.map((item) => gap + item).join(""));
}

/**
 * Adds a key with a list of texts to a mapping, after the keys that come before it in `order`. The list is a block if
 * the mapping's other lists are blocks, and on one line otherwise.
 */
export function insertList(
  part: YamlPart,
  key: string,
  values: readonly string[],
  order: readonly string[],
): TextEdit {
  const items = values.map((value) => quoteLike(value));
  return insertKey(part, key, order, `[${items.join(", ")}]`, items);
}

/**
 * Adds a key to a mapping, after the keys that come before it in `order`.
 * @param value its value on one line
 * @param items the value as a block list, which it is if the mapping's other lists are blocks
 */
export function insertKey(
  { document: { contents }, eol, text }: YamlPart,
  key: string,
  order: readonly string[],
  value: string,
  items?: readonly string[],
): TextEdit {
  const line = `${key}: ${value}`;
  // Front matter without fields: after the opening `---`.
  if (!isMap(contents)) return insert(nextLine(text, 3), `${line}${eol}`);
  const before = keyBefore(contents, key, order);
  if (contents.flow)
    return before
      ? insert(endOf(before), `, ${line}`)
      : insert(spanOf(contents)[0] + 1, `${line}, `);
  const top = lineStart(text, spanOf(contents.items[0]?.key)[0]);
  // An explicit key comes after a question mark.
  const indent = /^ */u.exec(text.slice(top))?.[0] ?? "";
  const block = items && blockIndent(text, contents);
  const lines =
    items === undefined || block === undefined
      ? [`${indent}${line}`]
      : [`${indent}${key}:`, ...items.map((item) => `${block}- ${item}`)];
  return insert(
    before ? nextLine(text, endOf(before)) : top,
    lines.map((each) => each + eol).join(""),
  );
}

export function insert(at: number, text: string): TextEdit {
  return { start: at, end: at, text };
}

/** The pair with the last of the keys that come before this one. */
function keyBefore(
  { items }: YAMLMap,
  key: string,
  order: readonly string[],
): Pair | undefined {
  const earlier = order.slice(0, order.indexOf(key)).toReversed();
  const known = earlier.find((name) => items.some((pair) => isKey(pair, name)));
  return items.find((pair) => known !== undefined && isKey(pair, known));
}

export function isKey({ key }: Pair, name: string): boolean {
  return isScalar(key) && key.value === name;
}

/** The indent of the first block list. Undefined if the first list is on one line, or there is none. */
function blockIndent(text: string, { items }: YAMLMap): string | undefined {
  const list = items
    .map(({ value }) => value)
    .find((value) => isSeq(value) && value.items.length > 0);
  if (!isSeq(list) || list.flow) return undefined;
  return indentOf(text, list.items[0]);
}

/** Spaces up to the dash of an item. Tabs are kept. */
function indentOf(text: string, item: unknown): string {
  return dashOf(text, item).before.replaceAll(/[^\t]/gu, " ");
}

function quotesOf(node: unknown): "'" | '"' | undefined {
  if (!isScalar(node)) return undefined;
  if (node.type === "QUOTE_SINGLE") return "'";
  return node.type === "QUOTE_DOUBLE" ? '"' : undefined;
}

/** Replaces the text of a scalar and keeps its quotes. Quotes are added where YAML needs them. */
export function replaceScalar(
  text: string,
  { end, start }: TextRange,
  value: string,
): TextEdit {
  const written = text.slice(start, end);
  const style = written[0];
  if (style === '"' || style === "'")
    return { start, end, text: quoteLike(value, style) };
  // A block scalar includes the line end after it.
  if (style === "|" || style === ">")
    return {
      start,
      end: start + written.trimEnd().length,
      text: JSON.stringify(value),
    };
  return { start, end, text: quoteLike(value) };
}

/** A text in certain quotes, or only in those that YAML needs. */
export function quoteLike(value: string, style?: "'" | '"'): string {
  if (style === "'") return `'${value.replaceAll("'", "''")}'`;
  if (style === '"') return JSON.stringify(value);
  return writeScalar(value, { flow: true });
}
