import { createSourceText, type TextEdit } from "../../model/source-text.ts";
import { findMeanings } from "../../model/walk-fields.ts";
import type { FieldPath, YamlSource } from "../../model/yaml-source.ts";
import { parseYaml } from "../../compile/parse-yaml.ts";
import { validateFields } from "../../compile/validate-fields.ts";
import { respellSlug } from "../../model/slug.ts";
import { fixReference } from "../../rules/ref/fix-reference.ts";
import type { YamlShape } from "./walk-yaml.ts";

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
  const whole = { start: 0, end: text.length };
  const yaml = parseYaml(source, whole, { start: 0, end: 0 }).value;
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
    return fixReference(text, range, field.value, new Set([slug])) ?? [];
  });
}
