import { isNode, isScalar, type YAMLMap } from "yaml";
import type { TextEdit } from "../../model/source-text.ts";

/** The edit that reorders the pairs of a mapping in braces. The separators stay where they are. */
export function orderFlow(
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
