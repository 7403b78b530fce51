import type { FieldNote } from "#schema";
import type { JsonSchema } from "./json-schema.ts";

/** The note on a field. List indexes are not part of its path: `links.href`. */
export type NoteOf = (path: string) => FieldNote | undefined;

/** Adds the notes on fields to a schema: descriptions, defaults, examples, and the meaning of each choice. */
export function describeJsonSchema(
  schema: JsonSchema,
  noteOf: NoteOf,
  path = "",
): JsonSchema {
  const { anyOf, items, oneOf, properties, ...rest } = schema;
  const inner = (part: JsonSchema) => describeJsonSchema(part, noteOf, path);
  return {
    ...rest,
    ...(items && { items: inner(items) }),
    ...(anyOf && { anyOf: anyOf.map(inner) }),
    ...(oneOf && { oneOf: oneOf.map(inner) }),
    ...(properties && { properties: describeFields(properties, noteOf, path) }),
  };
}

function describeFields(
  properties: Record<string, JsonSchema>,
  noteOf: NoteOf,
  parent: string,
): Record<string, JsonSchema> {
  const described = Object.entries(properties).map(([key, field]) => {
    const path = parent === "" ? key : `${parent}.${key}`;
    return [
      key,
      {
        ...wordsOf(field, noteOf(path)),
        ...describeJsonSchema(field, noteOf, path),
      },
    ];
  });
  return Object.fromEntries(described);
}

function wordsOf(field: JsonSchema, note: FieldNote | undefined): JsonSchema {
  if (note === undefined) return {};
  const { examples, text, values } = note;
  return {
    description: text,
    ...(note.default === undefined ? {} : { default: note.default }),
    ...(examples && { examples: [...examples] }),
    ...(values &&
      field.enum && {
        enumDescriptions: field.enum.map((id) => values[String(id)] ?? ""),
      }),
  };
}
