import {
  collectionNames,
  collections,
  isCollectionName,
  isPageCollection,
  pageValueNames,
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
function findCollection(name: string): ExplainedCollection | undefined {
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
const formatCollection = {
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

interface ExplainedField extends FieldNote {
  name: string;
  /** The collections that have it with this meaning. */
  collections: string[];
}

/** The fields with a name, such as `publishAt`, `image.alt` or `blog.type`. Case does not count. */
function findFields(name: string): ExplainedField[] {
  const wanted = name.trim().toLowerCase().replace("/", ".");
  const found = new Map<string, ExplainedField>();
  for (const collection of collectionNames)
    for (const [field, note] of notesOf(collections[collection])) {
      const names = [field, `${collection}.${field}`];
      if (!names.some((each) => each.toLowerCase() === wanted)) continue;
      const known = found.get(`${field} ${note.text}`);
      if (known) known.collections.push(collection);
      else
        found.set(`${field} ${note.text}`, {
          name: field,
          collections: [collection],
          ...note,
        });
    }
  return [...found.values()];
}

/** Prints fields in each of the formats of `explain --format`. */
const formatExplainedFields = {
  pretty: (fields: readonly ExplainedField[]) =>
    fields.map((field) => formatField(field, "")).join("\n"),
  markdown: (fields: readonly ExplainedField[]) =>
    fields.map((field) => formatField(field, "### ")).join("\n"),
  json: (fields: readonly ExplainedField[]) =>
    formatJsonText({ version: 1, fields }),
};

function list(title: string, items: readonly string[]): string[] {
  if (items.length === 0) return [];
  return [`${title}:\n\n${indent(indent(items.join("\n")))}`];
}

function formatField(field: ExplainedField, prefix: string): string {
  const { collections: names, examples = [], name, text, values = {} } = field;
  const lines = examples.map(
    (example) =>
      `${name}: ${typeof example === "string" ? example : JSON.stringify(example)}`,
  );
  const meanings = Object.entries(values).map(([id, is]) => `${id}: ${is}`);
  return `${[
    `${prefix}${name} (field of ${names.join(", ")})`,
    wrap(text),
    ...list("Values", meanings),
    ...list(examples.length === 1 ? "Example" : "Examples", lines),
    ...(field.default === undefined
      ? []
      : [`Without it: ${String(field.default)}.`]),
  ].join("\n\n")}\n`;
}

interface PageFile {
  file: string;
  /** Which words they are. */
  what: string;
  /** The fields of the file and, below a dot, those of its parts. */
  fields: readonly string[];
}

/** The files with the words of pages, in the order of the registry. */
const pageFiles: readonly PageFile[] = collectionNames
  .filter(isPageCollection)
  .map((name) => ({
    file: `${name}.yaml`,
    what: collections[name].label,
    fields: [...notesOf(collections[name]).keys()],
  }));

/** The parts of a page in their order, with the fields of each. */
function listParts({ fields }: PageFile): string[] {
  return fields
    .filter((path) => !path.includes("."))
    .map((part) => {
      const own = fields
        .filter((path) => path.startsWith(`${part}.`))
        .map((path) => path.slice(part.length + 1))
        .filter((path) => !path.includes("."));
      return own.length > 0 ? `${part}: ${own.join(", ")}` : part;
    });
}

const pageValues = pageValueNames.map((name) => `{${name}}`).join(", ");

/** Prints what the files of pages contain, in each of the formats of `explain --format`. */
const formatPages = {
  pretty: () =>
    [
      ...pageFiles.map((page) =>
        [
          `${page.file} (${page.what})`,
          ...listParts(page).map((part) => `  ${part}`),
        ].join("\n"),
      ),
      `Facts that these texts can name: ${pageValues}\n`,
    ].join("\n\n"),
  json: () =>
    formatJsonText({ version: 1, pages: pageFiles, values: pageValueNames }),
  markdown: () =>
    [
      ...pageFiles.map((page) =>
        [
          `## ${page.file}: ${page.what}\n`,
          ...listParts(page).map((part) => `- ${part}`),
        ].join("\n"),
      ),
      `## Facts that these texts can name\n\n${pageValues}\n`,
    ].join("\n\n"),
} as const satisfies Record<string, () => string>;

/** What is known of the words of `pages`, or of a collection or field with this name. Undefined for any other name. */
export function explainFields(
  name: string,
  format: "pretty" | "json" | "markdown",
): string | undefined {
  if (name === "pages") return formatPages[format]();
  const collection = findCollection(name);
  if (collection) return formatCollection[format](collection);
  const fields = findFields(name);
  return fields.length > 0 ? formatExplainedFields[format](fields) : undefined;
}
