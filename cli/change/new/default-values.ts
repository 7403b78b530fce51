import { createEntryId, type Collection, type CollectionName } from "#schema";
import type { CompiledFolder } from "../../model/compiled-folder.ts";
import { valueAt } from "../../model/value-at.ts";
import type { FieldFacts } from "./describe-fields.ts";
import type { FieldValues } from "./collect-values.ts";

/** The fields that can hold the name of an entry, in order of preference. */
const NAMES = ["name", "title", "question"];

/** The field that a title on the command line sets. */
export function nameField(
  fields: readonly FieldFacts[],
): FieldFacts | undefined {
  return NAMES.flatMap((name) =>
    fields.filter((field) => field.name === name),
  ).at(0);
}

/** Sets the defaults of a new entry: an id, an order, a date, and `draft`. */
export function addDefaults(
  values: FieldValues,
  fields: readonly FieldFacts[],
  surroundings: {
    name: CollectionName;
    collection: Collection;
    folder: CompiledFolder;
    now: Date;
    publish: boolean;
  },
): void {
  const { collection, folder, name, now, publish } = surroundings;
  const add = (name: string, value: unknown) => {
    const isField = fields.some((field) => field.name === name);
    if (isField && !values.has(name)) values.set(name, value);
  };
  const others = [...folder.entries, ...folder.records].filter(
    (entry) => entry.collection === name,
  );
  for (const { kind, name: field } of fields) {
    const number = kind === "number" ? newNumber(field, others) : undefined;
    if (number !== undefined) add(field, number);
  }
  if (collection.kind === "markdown") {
    add("date", now.toISOString().slice(0, 10));
    if (!publish) add("draft", true);
  }
}

/** The number of a new entry for `id` (random) or `order` (one more than the highest). Undefined for other fields. */
export function newNumber(
  field: string,
  others: readonly { raw: unknown }[],
): number | undefined {
  if (field === "id") return createEntryId();
  if (field !== "order") return undefined;
  const taken = others
    .map(({ raw }) => valueAt(raw, [field]))
    .filter((value) => Number.isInteger(value));
  return Math.max(0, ...taken.map(Number)) + 1;
}
