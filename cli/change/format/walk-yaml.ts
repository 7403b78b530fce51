import { isMap, isPair, isScalar, isSeq } from "yaml";
import type * as z from "zod/mini";
import { innerSchema } from "../../model/schema-parts.ts";
import { valueAt } from "../../model/value-at.ts";
import type { ParsedYaml } from "./parse-safely.ts";

/** What a YAML text contains: one value of a schema, or a list of such values. */
export interface YamlShape {
  schema: z.ZodMiniType<Record<string, unknown>>;
  isList: boolean;
}

/** A node of the YAML, its value, and the schema that applies to it, if there is one. */
interface VisitedNode {
  node: unknown;
  value: unknown;
  schema: z.core.$ZodType | undefined;
  depth: number;
  /** True inside brackets or braces. */
  inFlow: boolean;
}

/** Every node of the YAML, parents first. */
export function* walkYaml(
  { data, document }: ParsedYaml,
  { isList, schema }: YamlShape,
): Generator<VisitedNode> {
  const { contents: node } = document;
  const top = { schema, depth: 0, inFlow: false };
  if (!isList || !isSeq(node))
    return yield* walk({ ...top, node, value: data });
  for (const [index, item] of node.items.entries()) {
    const value = valueAt(data, [index]);
    const inFlow = node.flow === true;
    yield* walk({ ...top, node: item, value, inFlow });
  }
}

function* walk(visited: VisitedNode): Generator<VisitedNode> {
  yield visited;
  const { depth, node, schema, value } = visited;
  if (!isMap(node) && !isSeq(node)) return;
  const inFlow = visited.inFlow || node.flow === true;
  for (const [index, item] of node.items.entries()) {
    const step = isPair(item) ? keyOf(item) : index;
    if (step === undefined) continue;
    yield* walk({
      node: isPair(item) ? item.value : item,
      value: valueAt(value, [step]),
      schema: schema && innerSchema(schema, step, value),
      depth: depth + 1,
      inFlow,
    });
  }
}

function keyOf({ key }: { key: unknown }): string | undefined {
  return isScalar(key) && typeof key.value === "string" ? key.value : undefined;
}
