// oxlint-disable no-underscore-dangle -- zod stores the definition of a schema in `_zod`
import {
  type Collection,
  fieldMeanings,
  type FieldMeaning,
  type FieldNote,
  fieldNotes,
} from "#schema";
import type * as z from "zod/mini";
import { isMapping } from "./value-at.ts";
import type { FieldPath } from "./yaml-source.ts";

type Schema = z.core.$ZodType;

/** The schema of one entry: its front matter, a record, or a settings file. */
export function schemaOf(collection: Collection) {
  switch (collection.kind) {
    case "markdown":
      return collection.frontMatter;
    case "records":
      return collection.record;
    case "settings":
      return collection.value;
  }
}

export function isObjectSchema(schema: Schema): schema is z.core.$ZodObject {
  return schema._zod.def.type === "object";
}

/** The fields of a mapping's schema, by name. */
export function shapeOf(schema: z.core.$ZodObject): z.core.$ZodShape {
  return schema._zod.def.shape;
}

/** The names of the fields of a mapping. None for another schema. */
export function fieldNamesOf(schema: Schema | undefined): string[] {
  return schema && isObjectSchema(schema) ? Object.keys(shapeOf(schema)) : [];
}

export function isOptional(schema: Schema): schema is z.core.$ZodOptional {
  return schema._zod.def.type === "optional";
}

function isArray(schema: Schema): schema is z.core.$ZodArray {
  return schema._zod.def.type === "array";
}

function isUnion(schema: Schema): schema is z.core.$ZodUnion {
  return schema._zod.def.type === "union";
}

/** A schema without its wrappers: the inner one of an optional, and the branch of a union that matches the value. */
export function unwrap(schema: Schema, value: unknown): Schema {
  if (isOptional(schema)) return unwrap(schema._zod.def.innerType, value);
  if (!isUnion(schema)) return schema;
  const { options } = schema._zod.def;
  const fitting = options.find((option) => isMeantFor(option, value));
  return fitting === undefined ? schema : unwrap(fitting, value);
}

/** True when a mapping has the literal that distinguishes this branch from the others. */
function isMeantFor(option: Schema, value: unknown): boolean {
  if (!isObjectSchema(option) || !isMapping(value)) return false;
  return Object.entries(option._zod.def.shape).some(
    ([key, field]) =>
      field._zod.def.type === "literal" &&
      field._zod.values?.has(String(value[key])),
  );
}

/** The schemas that a value may have: the branches of a union, or else the schema itself without its wrappers. */
export function branchesOf(schema: Schema): Schema[] {
  if (isOptional(schema)) return branchesOf(schema._zod.def.innerType);
  if (!isUnion(schema)) return [schema];
  return schema._zod.def.options.flatMap(branchesOf);
}

/**
 * The notes on the fields of a collection by their path, which leaves out places in lists: `image.alt`, `links.href`. In
 * the order of the schema.
 */
export function notesOf(
  collection: Collection,
): ReadonlyMap<string, FieldNote> {
  return new Map(listNotes(schemaOf(collection), ""));
}

function listNotes(schema: Schema, prefix: string): [string, FieldNote][] {
  return branchesOf(schema).flatMap((branch) => {
    if (isArray(branch)) return listNotes(branch._zod.def.element, prefix);
    if (!isObjectSchema(branch)) return [];
    return Object.entries(shapeOf(branch)).flatMap(([key, field]) => {
      const path = `${prefix}${key}`;
      const note = fieldNotes.get(field);
      const own: [string, FieldNote][] = note ? [[path, note]] : [];
      return [...own, ...listNotes(field, `${path}.`)];
    });
  });
}

/** The schema of a field or item. */
export function innerSchema(
  schema: Schema,
  step: string | number,
  value: unknown,
): Schema | undefined {
  const bare = unwrap(schema, value);
  if (isArray(bare)) return bare._zod.def.element;
  if (isObjectSchema(bare)) return bare._zod.def.shape[step];
  return undefined;
}

/** The type of a schema, the schema of a list's items, and the allowed values of an enum. */
export function describeSchema(schema: Schema) {
  const { type } = schema._zod.def;
  const element = isArray(schema) ? schema._zod.def.element : undefined;
  return {
    type,
    element,
    options: [...(schema._zod.values ?? [])].map(String),
  };
}

/** The name of the format that a text's schema asks for, such as `date`. Undefined for other schemas. */
export function formatOf(schema: Schema): string | undefined {
  const { def } = schema._zod;
  return "format" in def && typeof def.format === "string"
    ? def.format
    : undefined;
}

/** A text in data with a special meaning: a reference, an image, a link or Markdown. */
export interface MeaningfulField {
  path: FieldPath;
  value: string;
  meaning: FieldMeaning;
}

/** Every text with a meaning in a value, found by the value's schema. Unknown fields are skipped. */
export function findMeanings(
  schema: z.core.$ZodType,
  value: unknown,
  path: FieldPath = [],
): MeaningfulField[] {
  const bare = unwrap(schema, value);
  if (typeof value === "string") {
    const meaning = fieldMeanings.get(bare);
    return meaning === undefined ? [] : [{ path, value, meaning }];
  }
  if (typeof value !== "object" || value === null) return [];
  if (Array.isArray(value))
    return value.flatMap((item: unknown, index) => {
      const inner = innerSchema(bare, index, value);
      return inner && !isObjectSchema(bare)
        ? findMeanings(inner, item, [...path, index])
        : [];
    });
  if (!isObjectSchema(bare)) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const schemaOfKey = Object.hasOwn(shapeOf(bare), key)
      ? innerSchema(bare, key, value)
      : undefined;
    return schemaOfKey ? findMeanings(schemaOfKey, inner, [...path, key]) : [];
  });
}
