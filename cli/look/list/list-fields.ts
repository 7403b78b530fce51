import { collectionNames, fieldNotes, type CollectionName } from "#schema";
import { AppError } from "../../app-error.ts";
import { formatSuggestion, nearestWord } from "../../rules/nearest-word.ts";
import { computedFields } from "./list-row.ts";

/** The columns that a list of a collection shows by default. */
const columns: Partial<Record<CollectionName, readonly string[]>> = {
  blog: ["slug", "title", "type", "author", "status", "date"],
  guides: ["slug", "title", "category", "order", "status", "date"],
  docs: ["slug", "title", "group", "kind", "order", "status"],
  jobs: ["slug", "title", "department", "location", "status", "date"],
  legal: ["slug", "title", "status", "date", "updated"],
  authors: ["slug", "name", "title"],
  categories: ["slug", "name", "description"],
  resources: ["id", "title", "type", "date", "slug", "externalUrl"],
  faq: ["id", "page", "question"],
  integrations: ["id", "name", "kind", "description"],
  plans: ["id", "name", "price", "leads", "leadsPer"],
  investors: ["id", "name", "src"],
  wireframes: ["slug", "title", "caption"],
  snippets: ["slug", "title", "language"],
};

const mixedColumns = ["entry", "name", "status", "date"];

/** The default columns for one collection, or for all together. */
export function defaultFields(
  collection: CollectionName | undefined,
): readonly string[] {
  return (collection && columns[collection]) ?? mixedColumns;
}

/** Every field that a row of the collection may have, or of any collection. */
export function knownFields(
  collection: CollectionName | undefined,
): readonly string[] {
  const names = collection === undefined ? collectionNames : [collection];
  return [
    ...new Set([
      ...computedFields,
      ...names.flatMap((name) => Object.keys(fieldNotes[name])),
    ]),
  ];
}

/**
 * @param option the option that names the field
 * @throws AppError for a field that no row can have
 */
export function checkField(
  field: string,
  option: string,
  collection: CollectionName | undefined,
): void {
  const known = knownFields(collection);
  if (known.includes(field)) return;
  const meant = formatSuggestion(nearestWord(field, known));
  const place = collection === undefined ? "" : ` in ${collection}`;
  throw new AppError(
    "bad-option",
    `${option}: there is no field "${field}"${place}.${meant}`,
    { hint: `Fields are: ${known.join(", ")}.` },
  );
}
