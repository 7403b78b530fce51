import type { TextRange } from "../../model/source-text.ts";
import type { FieldPath } from "../../model/yaml-source.ts";
import { readFlow } from "./flow-cursor.ts";
import { readYamlLines, type YamlLine } from "./yaml-lines.ts";

/** A place in YAML that may be incomplete. */
export interface YamlCursor {
  /** The path of the value at the place, or of the mapping that the key at the place belongs to. */
  path: FieldPath;
  part: "key" | "value";
  /** The key or value around the place, without its quotes. Empty where nothing is written yet. */
  range: TextRange;
  /** The keys beside a key, with their values as they are written. */
  siblings: ReadonlyMap<string, string>;
  /** True if a colon follows a key. */
  hasColon: boolean;
  /** The column at which the keys of the mapping begin, from 0. */
  column: number;
}

/**
 * The field at an offset of a text.
 * @param region where the YAML is: the front matter, or the whole file
 */
export function readYamlCursor(
  text: string,
  region: TextRange,
  offset: number,
): YamlCursor | undefined {
  const lines = readYamlLines(text, region, offset);
  const line = lines.findLast(({ start }) => start <= offset);
  if (line === undefined || offset > line.start + line.text.length)
    return undefined;
  const column = offset - line.start;
  const isComment = /(?:^|[ \t])#/u.test(
    line.text.slice(0, column).replaceAll(/"[^"]*"|'[^']*'/gu, ""),
  );
  if (line.isText || isComment) return undefined;
  const { hasColon, ...found } = readLine(line, column);
  const siblings = new Map([...siblingsOf(line, lines), ...found.siblings]);
  const range = {
    start: line.start + found.start,
    end: line.start + found.end,
  };
  const { part, path } = found;
  return { path, part, range, siblings, hasColon, column: line.column };
}

function readLine(line: YamlLine, column: number) {
  const { key, parent, text, valueColumn } = line;
  if (key !== undefined && column >= valueColumn) {
    const found = readFlow(text, valueColumn, column, [...parent, key]);
    return { ...found, hasColon: false };
  }
  const begin = Math.min(line.column, column);
  const isFlow = /^[[{"']/u.test(text.slice(begin));
  if (key === undefined && isFlow)
    return { ...readFlow(text, begin, column, parent), hasColon: false };
  const word = key === undefined ? text.slice(begin).trimEnd() : key;
  return {
    path: parent,
    part: "key" as const,
    start: begin,
    end: Math.max(begin + word.length, column),
    siblings: new Map<string, string>(),
    hasColon: key !== undefined,
  };
}

/** The other keys of the mapping that a line belongs to. */
function* siblingsOf(
  line: YamlLine,
  lines: readonly YamlLine[],
): Generator<[string, string]> {
  const parent = line.parent.join("\n");
  for (const other of lines) {
    if (other === line || other.key === undefined) continue;
    if (other.parent.join("\n") !== parent) continue;
    yield [other.key, other.text.slice(other.valueColumn).trim()];
  }
}
