import type * as z from "zod/mini";
import type { FieldPath } from "../model/yaml-source.ts";
import { innerSchema, isObjectSchema, shapeOf } from "../model/schema-parts.ts";

/** The names of the fields that a schema has at a path; none where it has no mapping. */
export function fieldNamesAt(
  schema: z.core.$ZodType,
  path: FieldPath,
  value: unknown,
): string[] {
  let at: z.core.$ZodType | undefined = schema;
  let data = value;
  for (const step of path) {
    at = at && innerSchema(at, step, data);
    data =
      typeof data === "object" && data !== null
        ? Reflect.get(data, step)
        : undefined;
  }
  const object = at && innerSchema(at, undefined, data);
  return object && isObjectSchema(object) ? Object.keys(shapeOf(object)) : [];
}
