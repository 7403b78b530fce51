import { isNode, isScalar, type YAMLMap } from "yaml";
import type { TextEdit } from "../../model/source-text.ts";
import {
  commonLineEnd,
  lineEnd,
  lineStart,
  startOfLinesAbove,
} from "../../model/lines.ts";

/**
 * The edit that reorders the pairs of a block mapping. Comments and blank lines above a key move with it. Undefined if
 * the keys cannot be moved by lines.
 */
export function orderBlock(
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
