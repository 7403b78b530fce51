import type * as z from "zod/mini";
import { parseDocument } from "yaml";
import { safeParse } from "zod/mini";
import {
  innerSchema,
  isObjectSchema,
  unwrap,
} from "../../model/schema-parts.ts";
import type {
  SourceText,
  TextEdit,
  TextRange,
} from "../../model/source-text.ts";
import type { FieldPath, YamlSource } from "../../model/yaml-source.ts";
import type { FieldProblem } from "../describe-issue.ts";
import { fieldNamesAt } from "../field-names.ts";
import { mendValue, type PlainValue } from "./mend-value.ts";
import { removeLine } from "./remove-line.ts";
import { sureSpelling } from "./sure-spellings.ts";
import { writeScalar } from "./write-scalar.ts";

/** Fields with the place where they are written. */
export interface WrittenFields {
  schema: z.core.$ZodType;
  root: unknown;
  source: SourceText;
  yaml: YamlSource;
  base: FieldPath;
}

/** Edits that mend what is wrong with a field, where that takes no question. */
export function fixField(
  problem: FieldProblem,
  fields: WrittenFields,
): TextEdit[] | undefined {
  switch (problem.rule) {
    case "schema/unknown-key":
      return fixKey(problem.path, fields);
    case "schema/type":
    case "schema/enum":
    case "schema/format":
    case "date/invalid":
    case "slug/format":
      return fixValue(problem.path, fields);
    default:
      return undefined;
  }
}

function fixValue(
  path: FieldPath,
  fields: WrittenFields,
): TextEdit[] | undefined {
  const schema = schemaAt(path, fields);
  if (schema === undefined) return undefined;
  const value = valueAt(fields.root, path);
  // What an empty mapping should hold may stand below it, indented too little.
  const holdsMore = isObjectSchema(unwrap(schema, value));
  if (value === null && !holdsMore && safeParse(schema, undefined).success)
    return removeLine(fields.source.text, keyRange(path, fields));
  return replaceValue(path, schema, value, fields);
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
  // What stands behind an alias or an anchor is shared with other fields.
  if (/^[&*!]/u.test(written) || /[&!]\S*\s+$/u.test(lineBefore(text, start)))
    return undefined;
  if (!readsAs(written, value)) return undefined;
  const mended = mendValue(schema, value, written);
  if (mended === undefined) return undefined;
  if (/^[|>]/u.test(written))
    return mended === String(value).trimEnd()
      ? stripBlock(written, start)
      : undefined;
  const place = { flow: isInFlow(text, start), date: isDate(mended) };
  return [{ start, end, text: writeValue(mended, place) }];
}

/** True when a stretch of the file is the value itself, and not the nearest thing that should hold it. */
function readsAs(written: string, value: unknown): boolean {
  if (written === "") return false;
  const document = parseDocument(written, { schema: "core", version: "1.2" });
  return document.errors.length === 0 && document.toJS() === value;
}

/** A block of text without the line break at its end: `>` becomes `>-`. */
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

function fixKey(
  path: FieldPath,
  fields: WrittenFields,
): TextEdit[] | undefined {
  const parentPath = path.slice(0, -1);
  const key = String(path.at(-1));
  const { root, source, schema } = fields;
  const parent = valueAt(root, parentPath);
  if (typeof parent !== "object" || parent === null) return undefined;
  const names = fieldNamesAt(schema, parentPath, root);
  const name = sureSpelling(key, names);
  if (name === undefined) return undefined;
  const value: unknown = Reflect.get(parent, key);
  const range = keyRange(path, fields);
  if (Object.hasOwn(parent, name)) {
    const isSame =
      JSON.stringify(Reflect.get(parent, name)) === JSON.stringify(value);
    return isSame ? removeLine(source.text, range) : undefined;
  }
  // Of several names for one field, the first is taken.
  const rivals = Object.keys(parent).filter(
    (other) => !names.includes(other) && sureSpelling(other, names) === name,
  );
  if (rivals[0] !== key) return undefined;
  const target = schemaAt([...parentPath, name], fields);
  if (target === undefined) return undefined;
  const rename = renameKey(source.text, range, name);
  if (safeParse(target, value).success) return [rename];
  const mended = replaceValue(path, target, value, fields);
  return mended && [rename, ...mended];
}

function renameKey(text: string, range: TextRange, name: string): TextEdit {
  const quote = /^["']/u.exec(text.slice(range.start, range.end))?.[0] ?? "";
  return { ...range, text: `${quote}${name}${quote}` };
}

function keyRange(path: FieldPath, { base, yaml }: WrittenFields): TextRange {
  return yaml.keyRangeOf([...base, ...path]);
}

function schemaAt(
  path: FieldPath,
  { root, schema }: WrittenFields,
): z.core.$ZodType | undefined {
  let at: z.core.$ZodType | undefined = schema;
  let value = root;
  for (const step of path) {
    at = at && innerSchema(at, step, value);
    value = valueAt(value, [step]);
  }
  return at;
}

function valueAt(root: unknown, path: FieldPath): unknown {
  let value = root;
  for (const step of path) {
    if (typeof value !== "object" || value === null) return undefined;
    if (!Object.hasOwn(value, step)) return undefined;
    value = Reflect.get(value, step);
  }
  return value;
}

function lineBefore(text: string, at: number): string {
  return text.slice(text.lastIndexOf("\n", at - 1) + 1, at);
}

/** False only for a value right behind its key, or behind the hyphen of a list. */
function isInFlow(text: string, at: number): boolean {
  const isBlock = /^[ ]*(?:- +)*(?:[\w"'-]+ *: +)?$/u;
  return !isBlock.test(lineBefore(text, at));
}

function isDate(value: PlainValue): boolean {
  return typeof value === "string" && /^\d{4}-\d\d-\d\d/u.test(value);
}
