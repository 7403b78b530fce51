import { collectionNames, collections, type FieldNote } from "#schema";
import { notesOf } from "../../model/schema-parts.ts";
import { formatJsonText } from "../../report/json-text.ts";
import { indent, wrap } from "./explanations.ts";

interface ExplainedField extends FieldNote {
  name: string;
  /** The collections that have it with this meaning. */
  collections: string[];
}

/** The fields with a name, such as `publishAt`, `image.alt` or `blog.type`. Case does not count. */
export function findFields(name: string): ExplainedField[] {
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
export const formatExplainedFields = {
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
