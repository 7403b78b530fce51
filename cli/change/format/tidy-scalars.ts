import { isMap, isScalar, isSeq, type Pair, type Scalar } from "yaml";
import * as z from "zod/mini";
import { innerSchema } from "../../model/schema-parts.ts";
import type { TextEdit } from "../../model/source-text.ts";
import { canBeBare } from "../../rules/fixes/write-scalar.ts";
import type { YamlShape } from "./format-yaml.ts";
import type { ParsedYaml } from "./parse-safely.ts";

type Schema = z.core.$ZodType | undefined;

/**
 * Quotes that nothing needs, and spaces round the colons of keys. Fields that no schema knows keep their quotes, and
 * so do values in brackets and braces: in a row of values some need them, and the others are read beside these.
 */
export function tidyScalars(
  { data, document, text }: ParsedYaml,
  { isList, schema }: YamlShape,
): TextEdit[] {
  const edits: TextEdit[] = [];
  if (isList && isSeq(document.contents))
    for (const [index, item] of document.contents.items.entries())
      walk(
        item,
        schema,
        stepInto(data, index),
        document.contents.flow === true,
      );
  else walk(document.contents, schema, data, false);
  return edits;

  function walk(node: unknown, at: Schema, value: unknown, flow: boolean) {
    if (isScalar(node) && !flow) unquote(node, at);
    else if (isSeq(node))
      for (const [index, item] of node.items.entries()) {
        const inner = at && innerSchema(at, index, value);
        walk(item, inner, stepInto(value, index), flow || node.flow === true);
      }
    else if (isMap(node))
      for (const pair of node.items) {
        if (!isScalar(pair.key) || typeof pair.key.value !== "string") continue;
        const inFlow = flow || node.flow === true;
        if (!inFlow) tidyKey(pair, pair.key);
        const key = pair.key.value;
        const inner = at && innerSchema(at, key, value);
        walk(pair.value, inner, stepInto(value, key), inFlow);
      }
  }

  function unquote(scalar: Scalar, at: Schema): void {
    const { range, type, value } = scalar;
    if (type !== "QUOTE_DOUBLE" && type !== "QUOTE_SINGLE") return;
    if (!range || typeof value !== "string" || at === undefined) return;
    if (!canBeBare(value, { flow: false, date: isDateField(at, value) }))
      return;
    edits.push({ start: range[0], end: range[1], text: value });
  }

  /** `"key" :  value` becomes `key: value`. */
  function tidyKey({ value }: Pair, key: Scalar): void {
    if (!key.range || typeof key.value !== "string") return;
    const [start, end] = key.range;
    const colon = /^[ \t]*:(?=\s|$)/u.exec(text.slice(end, end + 100));
    if (colon === null || key.anchor !== undefined) return;
    const quoted = key.type === "QUOTE_DOUBLE" || key.type === "QUOTE_SINGLE";
    if (quoted && canBeBare(key.value, { flow: true }))
      edits.push({ start, end, text: key.value });
    const after = end + colon[0].length;
    const spaces = /^[ \t]+(?=[^\s#])/u.exec(text.slice(after, after + 200));
    const isWritten = isSeq(value) || isMap(value) || isScalar(value);
    if (colon[0].length > 1) edits.push({ start: end, end: after, text: ":" });
    if (spaces !== null && spaces[0] !== " " && isWritten)
      edits.push({ start: after, end: after + spaces[0].length, text: " " });
  }
}

/** True for a field that takes this date, and no other text. */
function isDateField(schema: z.core.$ZodType, value: string): boolean {
  return (
    z.safeParse(schema, value).success && !z.safeParse(schema, "text").success
  );
}

function stepInto(value: unknown, step: string | number): unknown {
  if (typeof value !== "object" || value === null) return undefined;
  return Object.hasOwn(value, step) ? Reflect.get(value, step) : undefined;
}
