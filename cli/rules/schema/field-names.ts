import type * as z from "zod/mini";
import type { FieldPath } from "../model/yaml-source.ts";
import {
  formatOf,
  innerSchema,
  isObjectSchema,
  shapeOf,
} from "../model/schema-parts.ts";

/** The names of the fields that a schema has at a path; none where it has no mapping. */
export function fieldNamesAt(
  schema: z.core.$ZodType,
  path: FieldPath,
  value: unknown,
): string[] {
  const object = schemaAt(schema, path, value);
  return object && isObjectSchema(object) ? Object.keys(shapeOf(object)) : [];
}

/** The kind of date that a schema asks for at a path, if it asks for one. */
export function dateFormatAt(
  schema: z.core.$ZodType,
  path: FieldPath,
  value: unknown,
): "date" | "instant" | undefined {
  const found = schemaAt(schema, path, value);
  const format = found && formatOf(found);
  return format === "date" || format === "instant" ? format : undefined;
}

function schemaAt(
  schema: z.core.$ZodType,
  path: FieldPath,
  value: unknown,
): z.core.$ZodType | undefined {
  let at: z.core.$ZodType | undefined = schema;
  let data = value;
  for (const step of path) {
    at = at && innerSchema(at, step, data);
    data =
      typeof data === "object" && data !== null
        ? Reflect.get(data, step)
        : undefined;
  }
  return at && innerSchema(at, undefined, data);
}
