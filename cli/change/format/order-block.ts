import { isScalar, type YAMLMap } from "yaml";
import type { TextEdit } from "../../model/source-text.ts";

/** A pair with all that belongs to it, in whole lines. */
interface Chunk {
  /** Blank lines and comments above the key, and those that follow the pair's own lines deeper indented. */
  above: string[];
  /** The pair's lines; the first without what stands before its key. */
  lines: string[];
}

/**
 * The pairs of a mapping in lines of its own in another order. The comments above a key go with it, and so do blank
 * lines. Undefined where keys are written in a way that cannot be moved by lines.
 */
export function orderBlock(
  text: string,
  { items }: YAMLMap,
  order: readonly number[],
): TextEdit | undefined {
  const starts: number[] = [];
  for (const { key } of items) {
    if (!isScalar(key) || !key.range) return undefined;
    starts.push(key.range[0]);
  }
  const [first = 0] = starts;
  const column = first - lineStart(text, first);
  const indent = " ".repeat(column);
  const prefix = text.slice(first - column, first);
  if (!/^ *(?:- +)*$/u.test(prefix)) return undefined;
  for (const start of starts.slice(1))
    if (text.slice(lineStart(text, start), start) !== indent) return undefined;
  const end = endOf(text, items, column);
  const inItem = prefix !== indent;
  const from = inItem ? first - column : startOfComments(text, first - column);
  const chunks = cut(text, starts, { column, end, from });
  const eol = text.includes("\r\n") ? "\r\n" : "\n";
  const hasEnd = text.slice(from, end).endsWith("\n");
  const lines = order.flatMap((index, to) => {
    const chunk = chunks[index] ?? { above: [], lines: [] };
    const above = to === 0 ? withoutBlanks(chunk.above) : chunk.above;
    const [head = "", ...rest] = chunk.lines;
    const lead = to === 0 ? prefix : indent;
    // What stands above the first key of an item stands above its hyphen.
    const moved =
      to === 0 && inItem ? above.map((line) => reindent(line, prefix)) : above;
    return [...moved, lead + head, ...rest];
  });
  const written = lines.join(eol) + (hasEnd ? eol : "");
  return { start: from, end, text: written };
}

function cut(
  text: string,
  starts: readonly number[],
  { column, end, from }: { column: number; end: number; from: number },
): Chunk[] {
  let above = toLines(text.slice(from, lineStart(text, starts[0] ?? 0)));
  return starts.map((start, index) => {
    const next = starts[index + 1];
    const stop = next === undefined ? end : lineStart(text, next);
    const lines = toLines(text.slice(start, stop));
    const own = next === undefined ? lines.length : ownLines(lines, column);
    const chunk = { above, lines: lines.slice(0, own) };
    above = lines.slice(own);
    return chunk;
  });
}

/** How many lines belong to a pair; the blank ones and comments behind them belong to the next key. */
function ownLines(lines: readonly string[], column: number): number {
  let own = lines.length;
  while (own > 1) {
    const line = lines[own - 1] ?? "";
    const indent = /^ */u.exec(line)?.[0].length ?? 0;
    const isComment = line.trimStart().startsWith("#") && indent <= column;
    if (line.trim() !== "" && !isComment) break;
    own--;
  }
  return own;
}

/** Where the last pair ends: behind its last line that is neither blank nor a comment of what holds the mapping. */
function endOf(text: string, items: YAMLMap["items"], column: number): number {
  const { key, value } = items.at(-1) ?? { key: undefined, value: undefined };
  const keyEnd = isScalar(key) ? (key.range?.[1] ?? 0) : 0;
  let at = lineEnd(text, Math.max(keyEnd, lastOffset(value)));
  for (;;) {
    const next = lineEnd(text, at);
    const line = text.slice(at, next);
    const indent = /^ */u.exec(line)?.[0].length ?? 0;
    if (!line.trimStart().startsWith("#") || indent <= column) return at;
    at = next;
  }
}

/** The offset of the last character of a value. */
function lastOffset(node: unknown): number {
  if (typeof node !== "object" || node === null || !("range" in node)) return 0;
  const { range } = node;
  if (!Array.isArray(range)) return 0;
  const [start, end]: unknown[] = range;
  if (typeof start !== "number" || typeof end !== "number") return 0;
  return Math.max(start, end - 1);
}

/** The start of the comment lines right above, up to a blank line or the start. */
function startOfComments(text: string, at: number): number {
  let start = at;
  while (start > 0) {
    const before = lineStart(text, start - 1);
    if (!/^ *#/u.test(text.slice(before, start))) return start;
    start = before;
  }
  return start;
}

function reindent(line: string, prefix: string): string {
  const indent = /^ */u.exec(prefix)?.[0] ?? "";
  return line.trim() === "" ? line : indent + line.trimStart();
}

function withoutBlanks(lines: readonly string[]): string[] {
  const first = lines.findIndex((line) => line.trim() !== "");
  return first === -1 ? [] : lines.slice(first);
}

function toLines(text: string): string[] {
  return text === "" ? [] : text.replace(/\r?\n$/u, "").split(/\r?\n/u);
}

function lineStart(text: string, at: number): number {
  return at === 0 ? 0 : text.lastIndexOf("\n", at - 1) + 1;
}

function lineEnd(text: string, at: number): number {
  const newline = text.indexOf("\n", at);
  return newline === -1 ? text.length : newline + 1;
}
