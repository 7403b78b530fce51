import { isScalar, type YAMLMap } from "yaml";
import type { TextEdit } from "../../model/source-text.ts";

/** The edit that reorders the pairs of a mapping in braces. The separators stay where they are. */
export function orderFlow(
  text: string,
  { items }: YAMLMap,
  order: readonly number[],
): TextEdit | undefined {
  const pairs: { start: number; end: number }[] = [];
  for (const { key, value } of items) {
    if (!isScalar(key) || !key.range) return undefined;
    const range = rangeOf(value);
    const start = key.range[0];
    pairs.push({ start, end: range?.[1] ?? key.range[1] });
  }
  const [first] = pairs;
  const last = pairs.at(-1);
  if (first === undefined || last === undefined) return undefined;
  // Anchors, tags and comments between pairs are not part of a pair and cannot be moved.
  const between = pairs.map(({ end }, index) =>
    text.slice(end, pairs[index + 1]?.start ?? end),
  );
  if (!between.slice(0, -1).every((gap) => /^\s*,\s*$/u.test(gap)))
    return undefined;
  const moved = order.map((from, to) => {
    const pair = pairs[from];
    const written = pair === undefined ? "" : text.slice(pair.start, pair.end);
    return written + (between[to] ?? "");
  });
  return { start: first.start, end: last.end, text: moved.join("") };
}

function rangeOf(node: unknown): readonly [number, number] | undefined {
  if (typeof node !== "object" || node === null || !("range" in node))
    return undefined;
  const { range } = node;
  if (!Array.isArray(range)) return undefined;
  const [start, end]: unknown[] = range;
  return typeof start === "number" && typeof end === "number"
    ? [start, end]
    : undefined;
}
