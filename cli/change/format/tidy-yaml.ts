import {
  createSourceText,
  type TextEdit,
  type TextRange,
} from "../../model/source-text.ts";
import { findMeanings } from "../../model/schema-parts.ts";
import type { FieldPath, YamlSource } from "../../model/yaml-source.ts";
import { parseYaml } from "../../compile/parse-yaml.ts";
import { validateFields } from "../../compile/validate-fields.ts";
import { respellSlug } from "../../model/slug.ts";
import { fixReference } from "../../rules/ref/fix-reference.ts";
import { type YamlShape, type ParsedYaml, walkYaml } from "./parsed-yaml.ts";
import {
  isMap,
  isScalar,
  isCollection,
  type Pair,
  type Scalar,
  visit,
} from "yaml";
import * as z from "zod/mini";
import { canBeBare } from "../../rules/write-scalar.ts";

/** Rules whose fixes only change the spelling of a value. */
const SPELLING = new Set([
  "date/invalid",
  "schema/format",
  "schema/enum",
  "slug/format",
]);

/** Edits that give dates, slugs, choices and references their standard spelling. */
export function tidyValues(
  text: string,
  { isList, schema }: YamlShape,
): TextEdit[] {
  const source = createSourceText("", text);
  const yaml = parseYaml(source).value;
  if (yaml === undefined) return [];
  const values: unknown[] =
    isList && Array.isArray(yaml.data) ? yaml.data : [yaml.data];
  const edits = values.flatMap((value, index) => {
    const base = isList ? [index] : [];
    return [
      ...validateFields(schema, value, source, yaml, base)
        .diagnostics.filter(({ rule }) => SPELLING.has(rule))
        .flatMap(({ fix }) => fix ?? []),
      ...references(text, yaml, schema, value, base),
    ];
  });
  // The schema and the references may fix the same place. The last fix wins.
  return [...new Map(edits.map((edit) => [edit.start, edit])).values()];
}

/** References are slugs, so other spellings become slugs. */
function references(
  text: string,
  yaml: YamlSource,
  schema: YamlShape["schema"],
  value: unknown,
  base: FieldPath,
): TextEdit[] {
  return findMeanings(schema, value).flatMap((field) => {
    const slug = respellSlug(field.value);
    const isReference = field.meaning.kind === "reference";
    if (!isReference || slug === undefined || slug === field.value) return [];
    const range = yaml.rangeOf([...base, ...field.path]);
    return fixReference(text, range, field.value, slug) ?? [];
  });
}

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

/**
 * Edits that remove trailing spaces.
 * @param findKept finds the ranges in which spaces have a meaning, in order. Called only if there are trailing spaces.
 */
export function removeTrailingSpaces(
  text: string,
  findKept: () => readonly TextRange[],
): TextEdit[] {
  const spaces = [...text.matchAll(/[ \t]+(?=\r?\n|$)/gu)];
  if (spaces.length === 0) return [];
  const kept = findKept();
  let at = 0;
  return spaces.flatMap(({ 0: found, index: start }) => {
    const end = start + found.length;
    while ((kept[at]?.end ?? Infinity) <= start) at++;
    const isKept = (kept[at]?.start ?? Infinity) < end;
    return isKept ? [] : [{ start, end, text: "" }];
  });
}

/** Edits that remove trailing spaces outside of quoted and block texts. */
export function tidySpaces({ document, text }: ParsedYaml): TextEdit[] {
  return removeTrailingSpaces(text, () => {
    const kept: TextRange[] = [];
    visit(document, {
      Scalar(_, { range, type }) {
        if (range && type !== "PLAIN" && type !== undefined)
          kept.push({ start: range[0], end: range[1] });
      },
    });
    return kept.toSorted((a, b) => a.start - b.start);
  });
}
