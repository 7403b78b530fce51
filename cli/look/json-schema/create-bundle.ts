import { collectionNames, collections } from "#schema";
import type { ChoicesOf } from "./convert-schema.ts";
import {
  createEntrySchema,
  createListSchema,
} from "./create-collection-schema.ts";
import { DRAFT, type JsonSchema } from "./json-schema.ts";

/** One schema with the schemas of all collections as definitions. The schema of a list file is named `<name>.list`. */
export function createBundle(choicesOf: ChoicesOf): JsonSchema {
  const definitions: Record<string, JsonSchema> = {};
  for (const name of collectionNames) {
    const { $schema: _, ...entry } = createEntrySchema(name, choicesOf);
    definitions[name] = entry;
    const collection = collections[name];
    if (collection.kind !== "records" || "fragment" in collection) continue;
    const { $schema: _list, ...list } = createListSchema(name, choicesOf);
    definitions[`${name}.list`] = list;
  }
  return { $schema: DRAFT, title: "content", definitions };
}
