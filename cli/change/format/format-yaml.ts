import { applyEdits } from "../edit/apply-edits.ts";
import type { TextEdit } from "../../model/source-text.ts";
import {
  parseSafely,
  sameData,
  type ParsedYaml,
  type YamlShape,
  walkYaml,
} from "./parsed-yaml.ts";
import { tidyScalars, tidyValues, tidySpaces } from "./tidy-yaml.ts";
import { isMap, isScalar, type YAMLMap, isNode } from "yaml";
import { fieldNamesOf, unwrap } from "../../model/schema-parts.ts";
import {
  commonLineEnd,
  lineEnd,
  lineStart,
  startOfLinesAbove,
} from "../../model/lines.ts";

/** Mappings nested deeper than this keep the order of their keys. */
const MAX_DEPTH = 12;
/** How many mappings are reordered one by one if reordering all of them at once would change the data. */
const MAX_TRIES = 50;

/**
 * YAML in its standard form: keys in the order of the schema, values in the spelling of their fields, no needless
 * quotes, no spaces at line ends. A step that would change the meaning of the YAML is undone. Lists, comments and
 * blank lines stay as they are.
 */
export function formatYaml(text: string, shape: YamlShape): string {
  let parsed = parseSafely(text);
  if (parsed === undefined) return text;
  const values = tidyValues(text, shape);
  if (values.length > 0)
    parsed = parseSafely(applyEdits(text, values)) ?? parsed;
  parsed = tryEdits(parsed, tidyScalars(parsed, shape));
  parsed = tryEdits(parsed, tidySpaces(parsed));
  for (let depth = 0; depth < MAX_DEPTH; depth++) {
    const edits = orderKeys(parsed, shape, depth);
    const ordered = tryEdits(parsed, edits);
    if (ordered === parsed)
      for (const edit of edits.slice(0, MAX_TRIES))
        parsed = tryEdits(parsed, [edit]);
    else parsed = ordered;
  }
  return parsed.text;
}

/** The YAML after the edits, or before them if they would change its meaning. */
function tryEdits(before: ParsedYaml, edits: readonly TextEdit[]): ParsedYaml {
  if (edits.length === 0) return before;
  const after = parseSafely(applyEdits(before.text, edits));
  return after !== undefined && sameData(before, after) ? after : before;
}

/**
 * One edit for each mapping at this depth whose keys are not in the order of their schema. The last mapping of the
 * text comes first.
 */
function orderKeys(
  parsed: ParsedYaml,
  shape: YamlShape,
  depth: number,
): TextEdit[] {
  const { text } = parsed;
  const edits = walkYaml(parsed, shape)
    .filter((visited) => visited.depth === depth)
    .flatMap(({ node: map, schema, value }): TextEdit[] => {
      const fields = fieldNamesOf(schema && unwrap(schema, value));
      const order = isMap(map) && sortKeys(map, fields);
      if (!order) return [];
      const edit = map.flow
        ? orderFlow(text, map, order)
        : orderBlock(text, map, order);
      return edit === undefined ? [] : [edit];
    });
  return [...edits].toReversed();
}

/** The positions of the pairs in the order of the schema, unknown keys last. Undefined when they are in order. */
function sortKeys(
  { items }: YAMLMap,
  fields: readonly string[],
): number[] | undefined {
  const ranks = items.map(({ key }) => {
    const rank = isScalar(key) ? fields.indexOf(String(key.value)) : -1;
    return rank === -1 ? fields.length : rank;
  });
  const rankAt = (index: number) => ranks[index] ?? 0;
  const order = [...ranks.keys()].toSorted((a, b) => rankAt(a) - rankAt(b));
  return order.every((from, to) => from === to) ? undefined : order;
}

/**
 * The edit that reorders the pairs of a block mapping. Comments and blank lines above a key move with it. Undefined if
 * the keys cannot be moved by lines.
 */
function orderBlock(
  text: string,
  { items }: YAMLMap,
  order: readonly number[],
): TextEdit | undefined {
  const keys = items.flatMap(({ key }) => {
    if (!isScalar(key) || !key.range) return [];
    const line = lineStart(text, key.range[0]);
    return [{ line, start: key.range[0] }];
  });
  if (keys.length < items.length) return undefined;
  const [prefix = "", ...others] = keys.map(({ line, start }) =>
    text.slice(line, start),
  );
  const indent = " ".repeat(prefix.length);
  const isRegular = others.every((other) => other === indent);
  if (!isRegular || !/^ *(?:- +)*$/u.test(prefix)) return undefined;
  const inItem = prefix !== indent;
  const above = new RegExp(`^(?:[ \\t]*\\r?\\n| {0,${indent.length}}#)`, "u");
  const starts = keys.map(({ line }, index) => {
    if (index > 0) return startOfLinesAbove(text, line, above);
    return inItem ? line : startOfLinesAbove(text, line, /^ *#/u);
  });
  const [from = 0] = starts;
  const end = endOf(text, items, indent.length);
  const eol = commonLineEnd(text);
  const written = order.map((index, to) => {
    const { line, start } = keys[index] ?? { line: end, start: end };
    const comments = text.slice(starts[index], line);
    const pair = text.slice(start, starts[index + 1] ?? end);
    const ended = pair.endsWith("\n") ? pair : pair + eol;
    if (to > 0) return comments + indent + ended;
    const first = comments.replace(/^(?:[ \t]*\r?\n)+/u, "");
    // Comments above the first key of a list item belong above its hyphen.
    const outer = prefix.replace(/-.*/u, "");
    const moved = inItem ? first.replaceAll(/^ *(?=#)/gmu, outer) : first;
    return moved + prefix + ended;
  });
  const hasEnd = text.slice(from, end).endsWith("\n");
  const all = written.join("");
  return { start: from, end, text: hasEnd ? all : all.slice(0, -eol.length) };
}

/** Where the last pair ends, without blank lines and comments of the parent. */
function endOf(text: string, items: YAMLMap["items"], column: number): number {
  const last = items.at(-1);
  // A block text includes the line break after it.
  const ends = [last?.key, last?.value].map((node) =>
    isNode(node) && node.range ? Math.max(node.range[0], node.range[1] - 1) : 0,
  );
  const deeper = new RegExp(`^ {${column + 1},}#`, "u");
  let at = lineEnd(text, Math.max(...ends));
  while (deeper.test(text.slice(at, lineEnd(text, at)))) at = lineEnd(text, at);
  return at;
}

/** The edit that reorders the pairs of a mapping in braces. The separators stay where they are. */
function orderFlow(
  text: string,
  { items }: YAMLMap,
  order: readonly number[],
): TextEdit | undefined {
  const pairs = items.flatMap(({ key, value }) => {
    if (!isScalar(key) || !key.range) return [];
    const [start, keyEnd] = key.range;
    return [{ start, end: (isNode(value) && value.range?.[1]) || keyEnd }];
  });
  const [first] = pairs;
  const last = pairs.at(-1);
  if (!first || !last || pairs.length < items.length) return undefined;
  // Anchors, tags and comments between pairs are not part of a pair and cannot be moved.
  const between = pairs.map(({ end }, index) =>
    text.slice(end, pairs[index + 1]?.start ?? end),
  );
  if (!between.slice(0, -1).every((gap) => /^\s*,\s*$/u.test(gap)))
    return undefined;
  const moved = order.map((from, to) => {
    const written = text.slice(pairs[from]?.start, pairs[from]?.end);
    return written + (between[to] ?? "");
  });
  return { start: first.start, end: last.end, text: moved.join("") };
}
