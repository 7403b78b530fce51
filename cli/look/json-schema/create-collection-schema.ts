import { collections, type Collection, type CollectionName } from "#schema";
import { schemaOf } from "../../model/schema-parts.ts";
import { convertSchema, type ChoicesOf } from "./convert-schema.ts";
import { describeJsonSchema } from "./describe-schema.ts";
import { DRAFT, type JsonSchema } from "./json-schema.ts";

/**
 * The schema of one entry of a collection: the front matter of a Markdown file, a record with its own file, or a settings
 * file.
 */
export function createEntrySchema(
  name: CollectionName,
  choicesOf: ChoicesOf,
): JsonSchema {
  const collection: Collection = collections[name];
  const { notes } = collection;
  const schema = describeJsonSchema(
    convertSchema(schemaOf(collection), choicesOf),
    (path) => (Object.hasOwn(notes, path) ? notes[path] : undefined),
  );
  const { required, ...rest } = schema;
  const idField =
    collection.kind === "records" && !collection.fragment
      ? collection.idField
      : undefined;
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
  const {
    $schema = DRAFT,
    title,
    ...record
  } = createEntrySchema(name, choicesOf);
  const collection: Collection = collections[name];
  const id = collection.kind === "records" ? [collection.idField] : [];
  const required = [...id, ...(record.required ?? [])];
  return {
    $schema,
    title: `list of ${title ?? name}`,
    type: "array",
    items: { title: title ?? name, ...record, required },
  };
}
