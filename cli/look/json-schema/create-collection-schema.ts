import { collections, type Collection, type CollectionName } from "#schema";
import { convertSchema, type ChoicesOf } from "./convert-schema.ts";
import { describeJsonSchema } from "./describe-schema.ts";
import { DRAFT, type JsonSchema } from "./json-schema.ts";

/**
 * What one entry of a collection may hold: the front matter of a Markdown file, a record in a file of its own, or a
 * settings file.
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
    // In a file of its own, the file name stands for the id.
    ...(required && { required: required.filter((key) => key !== idField) }),
  };
}

/** What a file with a list of records may hold. */
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

function schemaOf(collection: Collection) {
  switch (collection.kind) {
    case "markdown":
      return collection.frontMatter;
    case "records":
      return collection.record;
    case "settings":
      return collection.value;
  }
}
