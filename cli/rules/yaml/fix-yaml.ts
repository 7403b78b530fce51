import {
  isScalar,
  parseDocument,
  visit,
  type YAMLError,
  type YAMLMap,
} from "yaml";
import { lineStart } from "../../model/lines.ts";
import type {
  SourceText,
  TextEdit,
  TextRange,
} from "../../model/source-text.ts";
import { removeLine } from "../remove-line.ts";
import { readYaml, YAML_OPTIONS } from "./read-yaml.ts";

/**
 * Edits that make YAML valid if its meaning is clear: spaces for tabs, quotes around a value with a colon or a
 * special character, removal of one of two equal lines.
 * @param range the YAML in its file
 */
export function fixYaml(
  error: YAMLError,
  rule: string,
  { text }: SourceText,
  range: TextRange,
): TextEdit[] | undefined {
  const yaml = text.slice(range.start, range.end);
  const edits = rule === "yaml/tab" ? fixTabs(yaml) : fixError(error, yaml);
  return edits?.map((edit) => ({
    ...edit,
    start: range.start + edit.start,
    end: range.start + edit.end,
  }));
}

function fixError(error: YAMLError, yaml: string): TextEdit[] | undefined {
  switch (error.code) {
    case "DUPLICATE_KEY":
      return removeRepetition(yaml, error.pos[0]);
    case "BLOCK_AS_IMPLICIT_KEY":
    case "BAD_SCALAR_START":
      return quoteValue(yaml, error.pos[0]);
    default:
      return undefined;
  }
}

/** A key or the hyphens of a list, then a plain value, up to a comment. */
const PLAIN_LINE =
  /^( *(?:- +)*[\w-]+: +|[ ]*(?:- +)+)([^\s"'[{|>&*!#].*?)\s*(?: #.*)?$/u;

/** Quotes around the whole value of the line. */
function quoteValue(yaml: string, at: number): TextEdit[] | undefined {
  const start = lineStart(yaml, at);
  const line = /^[^\r\n]*/u.exec(yaml.slice(start))?.[0] ?? "";
  const [, before, value] = PLAIN_LINE.exec(line) ?? [];
  if (before === undefined || value === undefined) return undefined;
  if (continuesBelow(yaml.slice(start + line.length), before)) return undefined;
  const from = start + before.length;
  const text = JSON.stringify(value);
  return [{ start: from, end: from + value.length, text }];
}

/** True when the next line is indented deeper, so that it may belong to the value. */
function continuesBelow(rest: string, before: string): boolean {
  const below = /^\r?\n( *)\S/u.exec(rest)?.[1] ?? "";
  const indent = /^ */u.exec(before)?.[0] ?? "";
  const isItem = before.trimStart().startsWith("-");
  return below.length > indent.length && !isItem;
}

/** The second of two lines with the same key and the same value. */
function removeRepetition(yaml: string, at: number): TextEdit[] | undefined {
  let edits: TextEdit[] | undefined;
  visit(parseDocument(yaml, YAML_OPTIONS), {
    Map(_, map) {
      const key = repeatedKey(map, at);
      if (key !== undefined) edits = removeLine(yaml, key);
      return key === undefined ? undefined : visit.BREAK;
    },
  });
  return edits;
}

/** The range of the key at an offset, if the mapping has the same key with the same value before. */
function repeatedKey(map: YAMLMap, at: number): TextRange | undefined {
  const found = map.items.find(
    ({ key }) => isScalar(key) && key.range?.[0] === at,
  );
  if (found === undefined || map.flow) return undefined;
  const { key, value } = found;
  if (!isScalar(key) || !key.range || !isScalar(value)) return undefined;
  const first = map.items.find(
    (pair) => isScalar(pair.key) && pair.key.value === key.value,
  );
  const isSame =
    first !== found &&
    isScalar(first?.value) &&
    first.value.value === value.value;
  return isSame ? { start: key.range[0], end: key.range[1] } : undefined;
}

/** The usual widths of a tab. */
const WIDTHS = [2, 4, 8];

/**
 * Replaces the tabs that indent YAML by spaces. Tries several widths of a tab. Undefined if none gives valid YAML, or
 * if two give different data.
 */
function fixTabs(yaml: string): TextEdit[] | undefined {
  // Tabs after spaces may belong to a text, so those at the start of lines are replaced first.
  return tryWidths(yaml, /^\t[ \t]*/gmu) ?? tryWidths(yaml, /^ *\t[ \t]*/gmu);
}

function tryWidths(yaml: string, indents: RegExp): TextEdit[] | undefined {
  if (yaml.search(indents) === -1) return undefined;
  const readings = WIDTHS.flatMap((width) => {
    const toSpaces = (indent: string) =>
      indent.replaceAll("\t", " ".repeat(width));
    const read = readYaml(yaml.replaceAll(indents, toSpaces));
    return read === undefined ? [] : [{ toSpaces, read }];
  });
  const [first] = readings;
  if (first === undefined) return undefined;
  if (readings.some(({ read }) => read !== first.read)) return undefined;
  return [...yaml.matchAll(indents)].map(({ 0: indent, index }) => ({
    start: index,
    end: index + indent.length,
    text: first.toSpaces(indent),
  }));
}
