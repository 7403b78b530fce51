import {
  fieldMeanings,
  type Collection,
  type FieldNote,
  fieldNotes,
} from "#schema";
import type * as z from "zod/mini";
import {
  describeSchema,
  isObjectSchema,
  schemaOf,
  shapeOf,
  unwrap,
} from "../../model/schema-parts.ts";

/** One field of a new entry, according to its schema. */
export interface FieldFacts {
  /** `image.alt` for a field of a mapping. */
  name: string;
  /** True if a new entry should have it. */
  required: boolean;
  kind: "text" | "number" | "boolean" | "list" | "yaml";
  /** The allowed values, if there are few. */
  options: readonly string[];
  /** The collection whose ids are its values, for a reference. */
  references?: string;
  note: FieldNote | undefined;
  /** The schema of the value. */
  schema: z.core.$ZodType;
}

/** Every field that an entry of a collection may have, in the order of the schema. Mappings are flattened. */
export function describeFields(collection: Collection): FieldFacts[] {
  if (collection.kind === "settings") return [];
  const fields = describeShape(schemaOf(collection), "", true);
  const asked: readonly string[] =
    (collection.kind === "markdown" && collection.askedFor) || [];
  return fields.map((field) =>
    asked.includes(field.name) ? { ...field, required: true } : field,
  );
}

function describeShape(
  schema: z.core.$ZodType,
  prefix: string,
  isNeeded: boolean,
): FieldFacts[] {
  if (!isObjectSchema(schema)) return [];
  return Object.entries(shapeOf(schema)).flatMap(([key, field]) => {
    const bare = unwrap(field, undefined);
    const required = isNeeded && bare === field;
    const name = `${prefix}${key}`;
    if (isObjectSchema(bare)) return describeShape(bare, `${name}.`, required);
    const note = fieldNotes.get(field);
    return [{ name, required, note, ...describeValue(bare) }];
  });
}

function describeValue(
  schema: z.core.$ZodType,
): Omit<FieldFacts, "name" | "required" | "note"> {
  const { type, element, options } = describeSchema(schema);
  const meaning = fieldMeanings.get(element ?? schema);
  const isPlainList =
    element !== undefined &&
    ["string", "enum", "number"].includes(describeSchema(element).type);
  return {
    kind: isPlainList ? "list" : (kinds.get(type) ?? "yaml"),
    options: element ? describeSchema(element).options : options,
    ...(meaning?.kind === "reference"
      ? { references: meaning.collection }
      : {}),
    schema,
  };
}

const kinds = new Map<string, FieldFacts["kind"]>([
  ["string", "text"],
  ["enum", "text"],
  ["number", "number"],
  ["boolean", "boolean"],
]);
