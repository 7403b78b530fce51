import {
  collections,
  type CollectionName,
  type EntryStatus,
  collectionNames,
  type Collection,
} from "#schema";
import { AppError, BadOption } from "../../app-error.ts";
import { computedFields, parseCondition } from "./condition.ts";
import { suggestWord } from "../../rules/nearest-word.ts";
import { notesOf } from "../../model/schema-parts.ts";

/** The options of `list` that choose entries and fields. */
export interface QueryOptions {
  status?: string;
  where?: string[];
  fields?: string;
  sort?: string;
}

/** A field to sort by, and the direction. */
export interface SortKey {
  field: string;
  descending: boolean;
}

export type ListQuery = ReturnType<typeof parseQuery>;

const statuses = ["draft", "scheduled", "live", "expired"] as const;

/**
 * Parses the options of `list`.
 * @throws AppError for a collection without entries, an unknown field or status, or a malformed condition
 */
export function parseQuery(
  collection: CollectionName | undefined,
  options: QueryOptions,
) {
  if (collection && collections[collection].kind === "settings")
    throw new AppError(
      "no-entries",
      `\`${collection}\` is one settings file, ${collection}.yaml, without entries.`,
      { hint: `content show ${collection} prints it.` },
    );
  const where = (options.where ?? []).map(parseCondition);
  const sort = splitNames(options.sort, "--sort").map(parseSortKey);
  const fields = [...new Set(splitNames(options.fields, "--fields"))];
  const used = [
    ...where.map(({ field }) => ["--where", field] as const),
    ...sort.map(({ field }) => ["--sort", field] as const),
    ...fields.map((field) => ["--fields", field] as const),
  ];
  const chosen = splitNames(options.status, "--status").map(parseStatus);
  for (const [option, field] of used) checkField(field, option, collection);
  return {
    collection,
    /** Only entries with one of these. Records have no status. */
    statuses: chosen,
    where,
    sort,
    /** The fields to show. Undefined for the default ones. */
    fields: options.fields === undefined ? undefined : fields,
    /** True if the bodies have to be compiled, because the query uses their number of words. */
    needsWords: used.some(([, field]) => field === "words"),
  };
}

function splitNames(text: string | undefined, option: string): string[] {
  if (text === undefined) return [];
  const names = text.split(",").map((name) => name.trim());
  const given = names.filter((name) => name !== "");
  if (given.length > 0) return given;
  throw new BadOption(`${option} takes at least one name.`);
}

function parseSortKey(name: string): SortKey {
  const descending = name.startsWith("-");
  return { field: descending ? name.slice(1) : name, descending };
}

function parseStatus(name: string): EntryStatus {
  const status = statuses.find((known) => known === name);
  if (status !== undefined) return status;
  throw new BadOption(
    `There is no status "${name}". Choose from: ${statuses.join(", ")}.`,
  );
}

const mixedColumns = ["entry", "name", "status", "date"];

/**
 * The columns that a list has by default, for one collection or for all together, and the time that a wanted status is
 * about.
 */
export function defaultFields({
  collection,
  statuses,
}: Pick<ListQuery, "collection" | "statuses">): readonly string[] {
  const facts: Collection | undefined = collection && collections[collection];
  const hasColumns = facts !== undefined && facts.kind !== "settings";
  return [
    ...(hasColumns ? facts.columns : mixedColumns),
    ...(statuses.includes("scheduled") ? ["publishAt"] : []),
    ...(statuses.includes("expired") ? ["expiresAt"] : []),
  ];
}

/** Every field that a row of the collection may have, or of any collection. */
export function knownFields(
  collection: CollectionName | undefined,
): readonly string[] {
  const names = collection === undefined ? collectionNames : [collection];
  return [
    ...new Set([
      ...computedFields,
      ...names.flatMap((name) => [...notesOf(collections[name]).keys()]),
    ]),
  ];
}

/**
 * @param option the option that names the field
 * @throws AppError for a field that no row can have
 */
function checkField(
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
