import { dateAt, knowsTimeZone, timeZoneOf } from "../../model/time-zone.ts";
import {
  type Collection,
  type CollectionName,
  createEntryId,
  fieldMeanings,
} from "#schema";
import { AppError } from "../../app-error.ts";
import type { Choice } from "../../look/json-schema/convert-schema.ts";
import { listChoices } from "../../look/json-schema/list-choices.ts";
import { ANSWER_OUTLINE } from "../../model/entry-outline.ts";
import type { CompiledFolder } from "../../model/compiled-folder.ts";
import {
  askForMissing,
  type Ask,
  type FieldValues,
  type Question,
} from "./collect-values.ts";
import { schemaOf } from "../../model/schema-parts.ts";
import { slugStyleOf, toSlug } from "../../model/slug.ts";
import type { FieldFacts } from "./describe-fields.ts";
import { valueAt } from "../../model/value-at.ts";

export interface NewEntry {
  name: CollectionName;
  title: string | undefined;
  /** `key=value` for each field. */
  settings: readonly string[];
  publish: boolean;
  now: Date;
  /** Undefined without a terminal. */
  ask: Ask | undefined;
}

interface Answering {
  entry: NewEntry;
  collection: Collection;
  fields: readonly FieldFacts[];
  folder: CompiledFolder;
  values: FieldValues;
}

/**
 * Asks for the missing values, and adds them to `values`.
 * @returns the slug or id of the entry
 * @throws AppError for a missing value without a terminal, or a title that gives no slug
 */
export async function askAll(answering: Answering): Promise<string> {
  const { collection, entry, fields, folder, values } = answering;
  const { ask, name } = entry;
  const idField = idFieldOf(collection);
  const choicesOf = listChoices(folder);
  const questionOf = (field: FieldFacts): Question => ({
    field,
    note: field.note?.text,
    choices: choicesFor(field, choicesOf),
  });
  const titleField = nameField(fields);
  const titled = fields.filter((field) => field === titleField);
  const others = fields.filter(
    ({ name }) =>
      name !== titleField?.name &&
      name !== idField &&
      !isGivenOtherwise(name, collection, values),
  );
  if (ask !== undefined) {
    await askForMissing(values, titled, questionOf, ask);
    await askForDate(entry, fields, values, questionOf);
  }
  const named = String((titleField && values.get(titleField.name)) ?? "");
  const given = values.get(idField);
  let slug =
    given === undefined
      ? toSlug(named, slugStyleOf(folder.settings))
      : String(given);
  const slugField = fields.find((field) => field.name === idField);
  if (ask !== undefined && slugField !== undefined && given === undefined) {
    const taken = new Set(choicesOf(name).map(({ id }) => id));
    const isFree = slug !== "" && !taken.has(slug);
    const answer = await ask({
      ...questionOf(slugField),
      ...(isFree ? { fallback: slug } : {}),
      check: (value) =>
        taken.has(String(value))
          ? `${name}/${String(value)} already exists.`
          : undefined,
    });
    slug = String(answer);
  }
  await askForMissing(values, [...titled, ...others], questionOf, ask);
  if (slug !== "") return slug;
  throw new AppError(
    "no-slug",
    `No address can be made from "${named}": it has neither letters nor digits.`,
    {
      hint: `Give one with --set ${idField}=..., such as an English word for it.`,
    },
  );
}

/** True for one of several fields of which one is enough, if another has a value. */
function isGivenOtherwise(
  name: string,
  collection: Collection,
  values: FieldValues,
): boolean {
  const meaning = fieldMeanings.get(schemaOf(collection));
  if (meaning?.kind !== "some" || !meaning.fields.includes(name)) return false;
  return meaning.fields.some((field) => field !== name && values.has(field));
}

/** Asks for the date, with today as the default, unless it was given. */
async function askForDate(
  { ask, settings }: NewEntry,
  fields: readonly FieldFacts[],
  values: FieldValues,
  questionOf: (field: FieldFacts) => Question,
): Promise<void> {
  const date = fields.find(({ name }) => name === "date");
  const isGiven = settings.some((setting) => setting.startsWith("date="));
  const preset = values.get("date");
  if (!ask || !date || isGiven || typeof preset !== "string") return;
  const question = { ...questionOf(date), fallback: preset };
  values.set("date", await ask(question));
}

function choicesFor(
  { kind, note, options, references }: FieldFacts,
  choicesOf: (collection: string) => readonly Choice[],
): readonly Choice[] {
  if (kind === "boolean") return [];
  if (references !== undefined) return choicesOf(references);
  const labels = note?.values ?? {};
  return options.map((id) => ({ id, label: labels[id] ?? id }));
}

/** The field with the slug or id of an entry. */
export function idFieldOf(collection: Collection): string {
  return collection.kind === "records" ? collection.idField : "slug";
}

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
  if (name === "faq") add("answer", ANSWER_OUTLINE);
  const date = fields.find((field) => field.name === "date");
  if (date?.required && !values.has("date")) add("date", today(folder, now));
  if (collection.kind === "markdown" && !publish) add("draft", true);
}

/** @throws AppError if the time zone of the site is unknown, so that the entry could be dated a day off */
function today(folder: CompiledFolder, now: Date): string {
  if (knowsTimeZone(folder)) return dateAt(now, timeZoneOf(folder.settings));
  throw new AppError(
    "no-time-zone",
    "The date of today is unknown: site.yaml has errors, and with them the time zone of the site.",
    { hint: "Correct site.yaml, or give the date with --set date=..." },
  );
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
