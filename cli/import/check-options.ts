import { collections, type Collection, type CollectionName } from "#schema";
import { AppError } from "../app-error.ts";
import { shapeOf } from "../model/schema-parts.ts";
import { formatSuggestion, nearestWord } from "../rules/nearest-word.ts";

/** What an entry can be given when it has none of its own. */
const DEFAULTS =
  "author categories category date department description group icon kind location type";

/** @throws AppError for a field that entries of the collection do not have */
export function checkRenames(
  renames: ReadonlyMap<string, string>,
  name: CollectionName,
): void {
  const collection: Collection = collections[name];
  if (collection.kind !== "markdown") return;
  const known = ["", ...Object.keys(shapeOf(collection.frontMatter))];
  for (const ours of renames.values())
    checkName("--map", ours, known, `no field of ${name}`);
}

/** @throws AppError for what cannot be given, and for a day that is none */
export function checkDefaults(defaults: ReadonlyMap<string, string>): void {
  for (const key of defaults.keys())
    checkName("--default", key, DEFAULTS.split(" "), "nothing that it gives");
  const date = defaults.get("date") ?? "2026-01-31";
  if (/^\d{4}-\d{2}-\d{2}$/u.test(date)) return;
  const message = `--default date takes a day such as 2026-01-31, not "${date}".`;
  throw new AppError("bad-option", message);
}

function checkName(
  option: string,
  word: string,
  known: readonly string[],
  what: string,
): void {
  if (known.includes(word)) return;
  const suggestion = formatSuggestion(nearestWord(word, known));
  const message = `${option}: \`${word}\` is ${what}.${suggestion}`;
  const hint = `Known: ${known.filter(Boolean).join(", ")}.`;
  throw new AppError("bad-option", message, { hint });
}
