import { isMap, isScalar, type YAMLMap } from "yaml";
import { fieldNamesOf, unwrap } from "../../model/schema-parts.ts";
import type { TextEdit } from "../../model/source-text.ts";
import { orderBlock } from "./order-block.ts";
import { orderFlow } from "./order-flow.ts";
import type { ParsedYaml } from "./parse-safely.ts";
import { walkYaml, type YamlShape } from "./walk-yaml.ts";

/**
 * One edit for each mapping at this depth whose keys are not in the order of their schema. The last mapping of the
 * text comes first.
 */
export function orderKeys(
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
