import {
  collections,
  isCollectionName,
  type Collection,
  type CollectionName,
  type FieldNote,
} from "#schema";
import {
  isObjectSchema,
  isOptional,
  notesOf,
  schemaOf,
  shapeOf,
} from "../../model/schema-parts.ts";
import { formatJsonText } from "../../report/json-text.ts";
import { indent, wrap } from "./explanations.ts";

interface ExplainedCollection {
  collection: CollectionName;
  /** What one entry is called. */
  label: string;
  /** Where its entries lie in the content folder. */
  files: string;
  fields: (FieldNote & { name: string; required: boolean })[];
}

/** A collection with all its fields, by its name: `blog`, `site`, `pages/home`. Undefined if there is none. */
export function findCollection(name: string): ExplainedCollection | undefined {
  const wanted = name.trim().replace(/(?:\/|\.yaml)$/u, "");
  if (!isCollectionName(wanted)) return undefined;
  const collection: Collection = collections[wanted];
  const { label } = collection;
  const schema = schemaOf(collection);
  const shape = isObjectSchema(schema) ? shapeOf(schema) : {};
  const fields = [...notesOf(collection)].map(([field, note]) => {
    const own = shape[field];
    return { name: field, required: own ? !isOptional(own) : false, ...note };
  });
  return { collection: wanted, label, files: filesOf(wanted), fields };
}

function filesOf(name: CollectionName): string {
  const collection: Collection = collections[name];
  if (collection.kind === "markdown") return `${name}/*.md`;
  if (collection.kind === "settings") return `${name}.yaml`;
  return collection.fragment
    ? `${name}/*.yaml`
    : `${name}.yaml or ${name}/*.yaml`;
}

/** The name of a field whose note has more than its text. */
function oneWithMore(fields: ExplainedCollection["fields"]): string {
  const long = fields.find(({ examples, values }) => examples ?? values);
  return (long ?? fields[0])?.name ?? "";
}

/** Prints a collection in each of the formats of `explain --format`. */
export const formatCollection = {
  pretty: ({ collection, fields, files, label }) =>
    [
      `${collection} (${label}, in ${files})`,
      ...fields.map(({ name, required, text }) =>
        [
          `  ${name}${required ? " (required)" : ""}`,
          indent(indent(wrap(text))),
        ].join("\n"),
      ),
      `\`content explain ${collection}.${oneWithMore(fields)}\` shows the examples and values of a field.\n`,
    ].join("\n\n"),
  markdown: ({ collection, fields, files, label }) =>
    [
      `## ${collection} (${label}, in ${files})\n`,
      ...fields.map(
        ({ name, required, text }) =>
          `- \`${name}\`${required ? " (required)" : ""}: ${text}`,
      ),
      "",
    ].join("\n"),
  json: (collection) => formatJsonText({ version: 1, ...collection }),
} as const satisfies Record<
  string,
  (collection: ExplainedCollection) => string
>;
