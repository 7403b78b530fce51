import type * as z from "zod/mini";
import {
  fieldNamesOf,
  formatOf,
  innerSchema,
  unwrap,
} from "../../model/schema-parts.ts";
import { valueAt } from "../../model/value-at.ts";
import { type FieldPath, formatPath } from "../../model/yaml-source.ts";

/** The schema of the value at a path. Of a union, the branch that matches the data. */
export function schemaAt(
  schema: z.core.$ZodType,
  path: FieldPath,
  root: unknown,
): z.core.$ZodType | undefined {
  return path.reduce<z.core.$ZodType | undefined>(
    (at, step, depth) =>
      at && innerSchema(at, step, valueAt(root, path.slice(0, depth))),
    schema,
  );
}

/** The names of the fields at a path; none where the schema has no mapping. */
export function fieldNamesAt(
  schema: z.core.$ZodType,
  path: FieldPath,
  root: unknown,
): string[] {
  return fieldNamesOf(bareSchemaAt(schema, path, root));
}

/** The kind of date that the schema at a path asks for, if it asks for one. */
export function dateFormatAt(
  schema: z.core.$ZodType,
  path: FieldPath,
  root: unknown,
): "date" | "instant" | undefined {
  const bare = bareSchemaAt(schema, path, root);
  const format = bare && formatOf(bare);
  return format === "date" || format === "instant" ? format : undefined;
}

function bareSchemaAt(
  schema: z.core.$ZodType,
  path: FieldPath,
  root: unknown,
): z.core.$ZodType | undefined {
  const found = schemaAt(schema, path, root);
  return found && unwrap(found, valueAt(root, path));
}

/** The name of a field at the start of a message: `image.alt`, `blocks[2].kind`, in backticks. */
export function formatField(path: FieldPath): string {
  const text = formatPath(path);
  return text === "" ? "The value" : `\`${text}\``;
}
