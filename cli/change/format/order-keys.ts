import { isAlias, isMap, isScalar, isSeq, type YAMLMap } from "yaml";
import type * as z from "zod/mini";
import {
  innerSchema,
  isObjectSchema,
  shapeOf,
} from "../../model/schema-parts.ts";
import type { TextEdit } from "../../model/source-text.ts";
import type { YamlShape } from "./format-yaml.ts";
import { orderBlock } from "./order-block.ts";
import { orderFlow } from "./order-flow.ts";
import type { ParsedYaml } from "./parse-safely.ts";

interface Mapping {
  map: YAMLMap;
  /** Field names in their order. */
  fields: readonly string[];
}

/** One edit for each mapping of a depth whose keys stand in another order than their schema's, last first. */
export function orderKeys(
  { data, document, text }: ParsedYaml,
  { isList, schema }: YamlShape,
  depth: number,
): TextEdit[] {
  const found: Mapping[] = [];
  if (isList && isSeq(document.contents))
    for (const [index, item] of document.contents.items.entries())
      walk(item, schema, stepInto(data, index), depth);
  else walk(document.contents, schema, data, depth);
  return found.toReversed().flatMap(({ fields, map }) => {
    const order = sortKeys(map, fields);
    if (order === undefined) return [];
    const edit = map.flow
      ? orderFlow(text, map, order)
      : orderBlock(text, map, order);
    return edit === undefined ? [] : [edit];
  });

  function walk(
    node: unknown,
    at: z.core.$ZodType | undefined,
    value: unknown,
    left: number,
  ): void {
    if (at === undefined || isAlias(node)) return;
    if (isSeq(node))
      for (const [index, item] of node.items.entries()) {
        const inner = innerSchema(at, index, value);
        walk(item, inner, stepInto(value, index), left - 1);
      }
    if (!isMap(node) || left < 0) return;
    const object = innerSchema(at, undefined, value);
    if (!object || !isObjectSchema(object)) return;
    if (left === 0) {
      found.push({ map: node, fields: Object.keys(shapeOf(object)) });
      return;
    }
    for (const pair of node.items) {
      if (!isScalar(pair.key) || typeof pair.key.value !== "string") continue;
      const key = pair.key.value;
      const inner = innerSchema(object, key, value);
      walk(pair.value, inner, stepInto(value, key), left - 1);
    }
  }
}

/**
 * Positions of the pairs in the order of the schema, unknown keys last as they stand; undefined when that is how they
 * stand already.
 */
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

function stepInto(value: unknown, step: string | number): unknown {
  if (typeof value !== "object" || value === null) return undefined;
  return Object.hasOwn(value, step) ? Reflect.get(value, step) : undefined;
}
