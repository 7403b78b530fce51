import type { FieldPath } from "../../model/yaml-source.ts";

/** A place in a value on one line, as columns of the line. */
export interface FlowCursor {
  path: FieldPath;
  part: "key" | "value";
  /** Where the key or value around the place begins and ends, without its quotes. */
  start: number;
  end: number;
  /** The pairs before the place in the same mapping. */
  siblings: ReadonlyMap<string, string>;
}

interface Level {
  path: FieldPath;
  isList: boolean;
  /** How many items or pairs are complete. */
  count: number;
  key: string | undefined;
  pairs: Map<string, string>;
}

/** Reads a plain or quoted value, or a list `[a, b]` or a mapping `{ a: b }`, up to a column. */
export function readFlow(
  line: string,
  from: number,
  column: number,
  base: FieldPath,
): FlowCursor {
  const levels: Level[] = [];
  let start = from;
  for (let at = from; at < column; at++) {
    const step = stepAt(line, at, start, levels, base);
    if (step) start = at + 1;
  }
  const top = levels.at(-1);
  const isKey = top !== undefined && !top.isList && top.key === undefined;
  const { begin, end } = trimToken(line, start, column, top !== undefined);
  return {
    path: isKey ? top.path : pathOf(levels, base),
    part: isKey ? "key" : "value",
    start: begin,
    end,
    siblings: top?.pairs ?? new Map(),
  };
}

/** Processes one character. True if a new key or value begins after it. */
function stepAt(
  line: string,
  at: number,
  start: number,
  levels: Level[],
  base: FieldPath,
): boolean {
  const top = levels.at(-1);
  const written = line.slice(start, at).trim();
  // Characters inside quotes have no meaning.
  if (/^(["'])(?:(?!\1).)*$/u.test(written)) return false;
  switch (line.charAt(at)) {
    case "[":
    case "{": {
      if (written !== "") return false;
      const path = pathOf(levels, base);
      const isList = line.charAt(at) === "[";
      levels.push({ path, isList, count: 0, key: undefined, pairs: new Map() });
      return true;
    }
    case ":":
      if (top === undefined || top.isList || top.key !== undefined)
        return false;
      top.key = written;
      return true;
    case ",":
      if (top === undefined) return false;
      if (top.key !== undefined) top.pairs.set(top.key, written);
      top.key = undefined;
      top.count++;
      return true;
    case "]":
    case "}":
      return levels.pop() !== undefined;
    default:
      return false;
  }
}

function pathOf(levels: readonly Level[], base: FieldPath): FieldPath {
  const top = levels.at(-1);
  if (top === undefined) return base;
  if (top.isList) return [...top.path, top.count];
  return top.key === undefined ? top.path : [...top.path, top.key];
}

/** The word from `start` to beyond a column, without surrounding spaces and quotes. */
function trimToken(
  line: string,
  start: number,
  column: number,
  isInFlow: boolean,
): { begin: number; end: number } {
  const blank = /^[ \t]*/u.exec(line.slice(start, column))?.[0].length ?? 0;
  const quoteAt = start + blank;
  const [quote = ""] = /^["']/u.exec(line.slice(quoteAt)) ?? [];
  const begin = Math.min(quoteAt + quote.length, Math.max(column, quoteAt));
  const stop =
    quote === ""
      ? isInFlow
        ? /[,\]}]|:[ ]|[ \t]#/u
        : /[ \t]#/u
      : new RegExp(quote, "u");
  const from = Math.max(column, begin);
  const rest = line.slice(from);
  const length = stop.exec(rest)?.index ?? rest.length;
  return { begin, end: from + rest.slice(0, length).trimEnd().length };
}
