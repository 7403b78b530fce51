import type { Collection, CollectionName } from "#schema";
import type { CompiledFolder } from "../../model/compiled-folder.ts";
import type { FieldFacts } from "./describe-fields.ts";
import type { FieldValues } from "./collect-values.ts";

/** Fields with the name of an entry, in order of preference. */
const NAMES = ["name", "title", "question"];

/** Latin letters that do not decompose into a letter and an accent. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ı: "i",
};

/** Lower-case words joined by hyphens, without accents, at most 80 characters. */
export function toSlug(text: string): string {
  return text
    .normalize("NFKD")
    .replaceAll(/\p{M}|'/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/gu, (letter) => LETTERS[letter] ?? "-")
    .replaceAll(/-+/gu, "-")
    .slice(0, 80)
    .replaceAll(/^-+|-+$/gu, "");
}

/** The field that a title on the command line sets. */
export function nameField(
  fields: readonly FieldFacts[],
): FieldFacts | undefined {
  const name = NAMES.find((known) =>
    fields.some((field) => field.name === known),
  );
  return fields.find((field) => field.name === name);
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
  const has = (field: string) => fields.some((known) => known.name === field);
  const add = (field: string, value: unknown) => {
    if (has(field) && !values.has(field)) values.set(field, value);
  };
  const others = [...folder.entries, ...folder.records].filter(
    (entry) => entry.collection === name,
  );
  for (const field of ["id", "order"]) {
    const isNumber = fields.some(
      (known) => known.name === field && known.kind === "number",
    );
    if (isNumber) add(field, nextNumber(others, field));
  }
  if (collection.kind === "markdown") {
    add("date", now.toISOString().slice(0, 10));
    if (!publish) add("draft", true);
  }
}

function nextNumber(
  others: readonly { raw: unknown }[],
  field: string,
): number {
  const taken = others.map(({ raw }) => {
    if (typeof raw !== "object" || raw === null) return 0;
    const value: unknown = Reflect.get(raw, field);
    return typeof value === "number" && Number.isInteger(value) ? value : 0;
  });
  return Math.max(0, ...taken) + 1;
}
