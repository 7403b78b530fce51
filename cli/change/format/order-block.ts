import { isScalar, type YAMLMap } from "yaml";
import type { TextEdit } from "../../model/source-text.ts";

/** A pair with everything that belongs to it, in whole lines. */
interface Chunk {
  /** Blank lines and comments above the key. */
  above: string[];
  /** The pair's lines. The first starts at its key. */
  lines: string[];
}

/**
 * The edit that reorders the pairs of a block mapping. Comments and blank lines above a key move with it. Undefined if
 * the keys cannot be moved by lines.
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
    // Comments above the first key of a list item belong above its hyphen.
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

/** How many lines belong to a pair. Blank lines and comments after it belong to the next key. */
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

/** Where the last pair ends, without blank lines and comments of the parent. */
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

/** The start of the comment lines directly above. */
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
