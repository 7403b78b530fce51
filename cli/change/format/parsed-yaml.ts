import {
  isMap,
  isPair,
  isScalar,
  isSeq,
  parseDocument,
  type Document,
} from "yaml";
import type * as z from "zod/mini";
import { innerSchema } from "../../model/schema-parts.ts";
import { valueAt } from "../../model/value-at.ts";
import { isDeepStrictEqual } from "node:util";
import { findRepeatedKeys } from "../../model/repeated-keys.ts";
import { YAML_OPTIONS } from "../../rules/yaml/read-yaml.ts";

/** What a YAML text contains: one value of a schema, or a list of such values. */
export interface YamlShape {
  schema: z.ZodMiniType<Record<string, unknown>>;
  isList: boolean;
}

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

export interface ParsedYaml {
  text: string;
  document: Document.Parsed;
  data: unknown;
}

/** Parses YAML. Undefined if it has any error or warning. */
export function parseSafely(text: string): ParsedYaml | undefined {
  try {
    const document = parseDocument(text, YAML_OPTIONS);
    const { errors, warnings } = document;
    const faults = [...errors, ...warnings, ...findRepeatedKeys(document)];
    if (faults.length > 0) return undefined;
    const data: unknown = document.toJS({ maxAliasCount: 100 });
    return { text, document, data };
  } catch (error) {
    // Unknown or exponential aliases, or nesting that is too deep for the stack.
    if (error instanceof RangeError || error instanceof ReferenceError)
      return undefined;
    throw error;
  }
}

/** The changed text if it has the same data as the original, or else the original. */
export function ifSameData(changed: string, text: string): string {
  if (changed === text) return text;
  const [before, after] = [parseSafely(text), parseSafely(changed)];
  return before && after && sameData(before, after) ? changed : text;
}

/** True if both have the same data. The order of keys does not matter. */
export function sameData(a: ParsedYaml, b: ParsedYaml): boolean {
  return isDeepStrictEqual(a.data, b.data);
}
