import * as z from "zod/mini";
import { fieldMeanings } from "#schema";
import { safeParse } from "zod/mini";
import { lineStart } from "../../model/lines.ts";
import {
  isObjectSchema,
  unwrap,
  describeSchema,
} from "../../model/schema-parts.ts";
import type {
  SourceText,
  TextEdit,
  TextRange,
} from "../../model/source-text.ts";
import { valueAt } from "../../model/value-at.ts";
import type { FieldPath, YamlSource } from "../../model/yaml-source.ts";
import { removeLine } from "../remove-line.ts";
import { writeScalar } from "../write-scalar.ts";
import type { FieldProblem } from "./describe-issue.ts";
import { sureSpelling } from "./describe-unknown-key.ts";
import { fieldNamesAt, schemaAt } from "./schema-at.ts";
import { readYaml } from "../yaml/read-yaml.ts";
import { respellSlug } from "../../model/slug.ts";
import { parseDate, parseInstant } from "../date/read-date.ts";
import { sureOption } from "../nearest-word.ts";

/** Fields with the place where they are written. */
interface WrittenFields {
  schema: z.core.$ZodType;
  root: unknown;
  source: SourceText;
  yaml: YamlSource;
  base: FieldPath;
}

/** The rules about values that can have one obvious correction. */
const VALUE_RULES = new Set<string>([
  "schema/type",
  "schema/enum",
  "schema/format",
  "date/invalid",
  "slug/format",
]);

/** Edits that solve a problem of a field, if there is only one way. */
export function fixField(
  { path, rule }: FieldProblem,
  fields: WrittenFields,
): TextEdit[] | undefined {
  if (rule === "schema/unknown-key") return fixKey(path, fields);
  return VALUE_RULES.has(rule) ? fixValue(path, fields) : undefined;
}

function fixValue(
  path: FieldPath,
  fields: WrittenFields,
): TextEdit[] | undefined {
  const schema = schemaAt(fields.schema, path, fields.root);
  if (schema === undefined) return undefined;
  const value = valueAt(fields.root, path);
  if (value !== null) return replaceValue(path, schema, value, fields);
  // The fields of an empty mapping may follow it with too little indentation.
  const isMapping = isObjectSchema(unwrap(schema, value));
  return !isMapping && safeParse(schema, undefined).success
    ? removeLine(fields.source.text, keyRange(path, fields))
    : undefined;
}

function replaceValue(
  path: FieldPath,
  schema: z.core.$ZodType,
  value: unknown,
  { base, source: { text }, yaml }: WrittenFields,
): TextEdit[] | undefined {
  if (typeof value === "object" || value === undefined) return undefined;
  const { start, end } = yaml.rangeOf([...base, ...path]);
  const written = text.slice(start, end);
  // A value with an anchor or an alias is shared with other fields.
  if (/^[&*!]/u.test(written) || /[&!]\S*\s+$/u.test(lineBefore(text, start)))
    return undefined;
  // The range may be that of the nearest node that should contain the value.
  if (written === "" || readYaml(written) !== JSON.stringify(value))
    return undefined;
  const better = correctValue(schema, value, written);
  if (better === undefined) return undefined;
  if (/^[|>]/u.test(written))
    return better === String(value).trimEnd()
      ? stripBlock(written, start)
      : undefined;
  const place = { flow: isInFlow(text, start), date: isDate(better) };
  return [{ start, end, text: writeValue(better, place) }];
}

/** A block text without the line break at its end: `>` becomes `>-`. */
function stripBlock(written: string, start: number): TextEdit[] | undefined {
  const header = /^[|>]\d?(\+?)(?=[ \r\n])/u.exec(written);
  if (header === null) return undefined;
  const end = start + header[0].length;
  return [{ start: end - (header[1] ?? "").length, end, text: "-" }];
}

function writeValue(
  value: PlainValue,
  place: { flow: boolean; date: boolean },
): string {
  if (!Array.isArray(value)) return writeScalar(value, place);
  const items = value.map((item) => writeScalar(item, { flow: true }));
  return `[${items.join(", ")}]`;
}

/** Renames a key, or removes it if the right one has the same value. */
function fixKey(
  path: FieldPath,
  fields: WrittenFields,
): TextEdit[] | undefined {
  const { root, source, schema } = fields;
  const parentPath = path.slice(0, -1);
  const parent = valueAt(root, parentPath);
  if (typeof parent !== "object" || parent === null) return undefined;
  const key = String(path.at(-1));
  const names = fieldNamesAt(schema, parentPath, root);
  const name = sureSpelling(key, names);
  if (name === undefined) return undefined;
  const value = valueAt(parent, [key]);
  const range = keyRange(path, fields);
  if (Object.hasOwn(parent, name)) {
    const other = valueAt(parent, [name]);
    const isSame = JSON.stringify(other) === JSON.stringify(value);
    return isSame ? removeLine(source.text, range) : undefined;
  }
  // The first of several keys for one field is renamed.
  const first = Object.keys(parent).find(
    (other) => !names.includes(other) && sureSpelling(other, names) === name,
  );
  const target = schemaAt(schema, [...parentPath, name], root);
  if (first !== key || target === undefined) return undefined;
  const written = source.text.slice(range.start, range.end);
  const quote = /^["']/u.exec(written)?.[0] ?? "";
  const rename = { ...range, text: `${quote}${name}${quote}` };
  if (safeParse(target, value).success) return [rename];
  const better = replaceValue(path, target, value, fields);
  return better && [rename, ...better];
}

function keyRange(path: FieldPath, { base, yaml }: WrittenFields): TextRange {
  return yaml.keyRangeOf([...base, ...path]);
}

function lineBefore(text: string, at: number): string {
  return text.slice(lineStart(text, at), at);
}

/** False only for a value directly after its key, or after the hyphen of a list. */
function isInFlow(text: string, at: number): boolean {
  const isBlock = /^[ ]*(?:- +)*(?:[\w"'-]+ *: +)?$/u;
  return !isBlock.test(lineBefore(text, at));
}

function isDate(value: PlainValue): boolean {
  return typeof value === "string" && /^\d{4}-\d\d-\d\d/u.test(value);
}

/** The value of a field as plain data. */
type PlainValue = string | number | boolean | string[];

/**
 * Corrects a value if only its form is wrong: another case, another order of day and month, `yes` for true, a single
 * word for a list. Undefined if the intended value is unclear.
 * @param written the value as it is in the file
 */
function correctValue(
  schema: z.core.$ZodType,
  value: unknown,
  written: string,
): PlainValue | undefined {
  if (typeof value === "object") return undefined;
  const bare = unwrap(schema, value);
  return listCandidates(bare, value, written).find(
    (candidate) => z.safeParse(bare, candidate).success,
  );
}

/** Corrections that may be valid, the most likely one first. */
function listCandidates(
  schema: z.core.$ZodType,
  value: unknown,
  written: string,
): PlainValue[] {
  const { element, options, type } = describeSchema(schema);
  if (element !== undefined) return toList(element, value, written);
  const text = String(value).trim();
  if (options.length > 0) {
    const sure = sureOption(text, options);
    return sure === undefined ? [] : [sure];
  }
  switch (type) {
    case "boolean":
      return toBoolean(text.toLowerCase());
    case "number":
    case "int":
      return /^-?\d{1,15}(?:\.\d+)?$/u.test(text) ? [Number(text)] : [];
    case "string":
      return typeof value === "string"
        ? toText(schema, value)
        : [written.trim(), ...toText(schema, written)];
    default:
      return [];
  }
}

function toList(
  element: z.core.$ZodType,
  value: unknown,
  written: string,
): string[][] {
  if (typeof value !== "string" || value.trim() === "" || written === "")
    return [];
  // Entries are named by their slugs.
  const isReference = fieldMeanings.get(element)?.kind === "reference";
  const items = value
    .split(",")
    .map((part) => part.trim())
    .map((part) => (isReference ? (respellSlug(part) ?? part) : part))
    .map((part) =>
      z.safeParse(element, part).success
        ? part
        : correctValue(element, part, part),
    );
  return items.every((item) => typeof item === "string") ? [items] : [];
}

function toBoolean(word: string): boolean[] {
  if (["true", "yes", "on"].includes(word)) return [true];
  return ["false", "no", "off"].includes(word) ? [false] : [];
}

function toText(schema: z.core.$ZodType, value: string): string[] {
  const formats = failedFormats(schema, value);
  const found = [
    value.trim(),
    formats.has("date") ? parseDate(value) : undefined,
    formats.has("instant") ? parseInstant(value) : undefined,
    formats.has("slug") ? respellSlug(value) : undefined,
  ];
  return found.filter((text) => text !== undefined);
}

function failedFormats(schema: z.core.$ZodType, value: string): Set<string> {
  const issues = z.safeParse(schema, value).error?.issues ?? [];
  return new Set(
    issues
      .filter((issue) => issue.code === "invalid_format")
      .map(({ format, message }) => (format === "regex" ? message : format)),
  );
}
