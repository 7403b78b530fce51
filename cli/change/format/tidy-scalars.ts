import { isMap, isScalar, isCollection, type Pair, type Scalar } from "yaml";
import * as z from "zod/mini";
import type { TextEdit } from "../../model/source-text.ts";
import { canBeBare } from "../../rules/write-scalar.ts";
import type { ParsedYaml } from "./parse-safely.ts";
import { walkYaml, type YamlShape } from "./walk-yaml.ts";

/**
 * Edits that remove needless quotes, and needless spaces around the colon after a key. Values keep their quotes in
 * fields that no schema knows, and inside brackets and braces, where neighbours should look alike.
 */
export function tidyScalars(parsed: ParsedYaml, shape: YamlShape): TextEdit[] {
  return [...walkYaml(parsed, shape)].flatMap(({ inFlow, node, schema }) => {
    if (inFlow) return [];
    if (isScalar(node)) return schema ? unquote(node, schema) : [];
    if (!isMap(node) || node.flow) return [];
    return node.items.flatMap((pair) => tidyKey(parsed.text, pair));
  });
}

function unquote(scalar: Scalar, schema: z.core.$ZodType): TextEdit[] {
  const { range, value } = scalar;
  if (!isQuoted(scalar) || !range || typeof value !== "string") return [];
  const date = isDateField(schema, value);
  if (!canBeBare(value, { flow: false, date })) return [];
  return [{ start: range[0], end: range[1], text: value }];
}

/** `"key" :  value` becomes `key: value`. */
function tidyKey(text: string, { key, value }: Pair): TextEdit[] {
  if (!isScalar(key) || !key.range || typeof key.value !== "string") return [];
  const [start, end] = key.range;
  const colon = /^[ \t]*:(?=\s|$)/u.exec(text.slice(end, end + 100));
  if (colon === null || key.anchor !== undefined) return [];
  const edits: TextEdit[] = [];
  if (isQuoted(key) && canBeBare(key.value, { flow: true }))
    edits.push({ start, end, text: key.value });
  const after = end + colon[0].length;
  if (colon[0].length > 1) edits.push({ start: end, end: after, text: ":" });
  const spaces = /^[ \t]+(?=[^\s#])/u.exec(text.slice(after, after + 200))?.[0];
  const isWritten = isCollection(value) || isScalar(value);
  if (spaces !== undefined && spaces !== " " && isWritten)
    edits.push({ start: after, end: after + spaces.length, text: " " });
  return edits;
}

function isQuoted({ type }: Scalar): boolean {
  return type === "QUOTE_DOUBLE" || type === "QUOTE_SINGLE";
}

/** True for a field that accepts this date and no other text. */
function isDateField(schema: z.core.$ZodType, value: string): boolean {
  return (
    z.safeParse(schema, value).success && !z.safeParse(schema, "text").success
  );
}
