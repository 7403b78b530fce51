import {
  collectionNames,
  collections,
  type Collection,
  type CollectionName,
  type RecordCollection,
} from "#schema";
import { schemaOf } from "../../model/schema-parts.ts";
import {
  convertSchema,
  type ChoicesOf,
  DRAFT,
  type JsonSchema,
} from "./convert-schema.ts";

/**
 * The schema of one entry of a collection: the front matter of a Markdown file, a record with its own file, or a settings
 * file.
 */
export function createEntrySchema(
  name: CollectionName,
  choicesOf: ChoicesOf,
): JsonSchema {
  const collection: Collection = collections[name];
  const { required, ...rest } = convertSchema(schemaOf(collection), choicesOf);
  const idField = mayBeList(collection) ? collection.idField : undefined;
  return {
    $schema: DRAFT,
    title: collection.label,
    ...rest,
    // The file name of a record is its id.
    ...(required && { required: required.filter((key) => key !== idField) }),
  };
}

/** The schema of a file with a list of records. */
export function createListSchema(
  name: CollectionName,
  choicesOf: ChoicesOf,
): JsonSchema {
  const schema = createEntrySchema(name, choicesOf);
  const { $schema = DRAFT, title = name, ...record } = schema;
  const collection: Collection = collections[name];
  const id = collection.kind === "records" ? [collection.idField] : [];
  const required = [...id, ...(record.required ?? [])];
  return {
    $schema,
    title: `list of ${title}`,
    type: "array",
    items: { title, ...record, required },
  };
}

/** True for a collection whose records may be together in one file. */
export function mayBeList(
  collection: Collection,
): collection is RecordCollection {
  return collection.kind === "records" && !collection.fragment;
}

/** One schema with the schemas of all collections as definitions. The schema of a list file is named `<name>.list`. */
export function createBundle(choicesOf: ChoicesOf): JsonSchema {
  const definitions: Record<string, JsonSchema> = {};
  for (const name of collectionNames) {
    const { $schema: _, ...entry } = createEntrySchema(name, choicesOf);
    definitions[name] = entry;
    if (!mayBeList(collections[name])) continue;
    const { $schema: _list, ...list } = createListSchema(name, choicesOf);
    definitions[`${name}.list`] = list;
  }
  return { $schema: DRAFT, title: "content", definitions };
}
