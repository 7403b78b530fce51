import {
  collectionNames,
  collections,
  type Collection,
  type CollectionName,
} from "#schema";
import { BadOption } from "../../app-error.ts";
import { suggestWord } from "../../rules/nearest-word.ts";
import { computedFields } from "./list-row.ts";

const mixedColumns = ["entry", "name", "status", "date"];

/** The columns that a list has by default, for one collection or for all together. */
export function defaultFields(
  collection: CollectionName | undefined,
): readonly string[] {
  if (collection === undefined) return mixedColumns;
  const facts: Collection = collections[collection];
  return facts.kind === "settings" ? mixedColumns : facts.columns;
}

/** Every field that a row of the collection may have, or of any collection. */
export function knownFields(
  collection: CollectionName | undefined,
): readonly string[] {
  const names = collection === undefined ? collectionNames : [collection];
  return [
    ...new Set([
      ...computedFields,
      ...names.flatMap((name) => Object.keys(collections[name].notes)),
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
  const meant = suggestWord(field, known);
  const place = collection === undefined ? "" : ` in ${collection}`;
  throw new BadOption(
    `${option}: there is no field "${field}"${place}.${meant}`,
    collection === undefined
      ? `Every entry has: ${computedFields.join(", ")}. Name a collection to see its own fields.`
      : `Fields are: ${known.join(", ")}.`,
  );
}
