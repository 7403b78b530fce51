import {
  collectionNames,
  collections,
  type Collection,
  type CollectionName,
  type RecordCollection,
  type FieldNote,
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
  const { notes } = collection;
  const schema = describeJsonSchema(
    convertSchema(schemaOf(collection), choicesOf),
    (path) => (Object.hasOwn(notes, path) ? notes[path] : undefined),
  );
  const { required, ...rest } = schema;
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

/** The note on a field. List indexes are not part of its path: `links.href`. */
type NoteOf = (path: string) => FieldNote | undefined;

/** Adds the notes on fields to a schema: descriptions, defaults, examples, and the meaning of each choice. */
function describeJsonSchema(
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
