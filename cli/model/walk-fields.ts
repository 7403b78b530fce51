import { fieldMeanings, type FieldMeaning } from "#schema";
import type * as z from "zod/mini";
import {
  innerSchema,
  isObjectSchema,
  shapeOf,
  unwrap,
} from "./schema-parts.ts";
import type { FieldPath } from "./yaml-source.ts";

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
