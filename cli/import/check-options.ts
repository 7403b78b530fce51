import { collections, type Collection, type CollectionName } from "#schema";
import { AppError } from "../app-error.ts";
import { shapeOf } from "../model/schema-parts.ts";
import { formatSuggestion, nearestWord } from "../rules/nearest-word.ts";

/** What an entry can be given when it has none of its own. */
const DEFAULTS =
  "author categories category date department description group icon kind location type".split(
    " ",
  );

/** @throws AppError for a field that entries of the collection do not have */
export function checkRenames(
  renames: ReadonlyMap<string, string>,
  name: CollectionName,
): void {
  const collection: Collection = collections[name];
  if (collection.kind !== "markdown") return;
  const known = Object.keys(shapeOf(collection.frontMatter));
  for (const [theirs, ours] of renames)
    if (ours !== "" && !known.includes(ours))
      refuse("--map", `${theirs}=${ours}`, ours, known, `no field of ${name}`);
}

/** @throws AppError for what cannot be given, and for a day that is none */
export function checkDefaults(defaults: ReadonlyMap<string, string>): void {
  for (const [key, value] of defaults) {
    if (!DEFAULTS.includes(key))
      refuse(
        "--default",
        `${key}=${value}`,
        key,
        DEFAULTS,
        "nothing that it gives",
      );
    if (key === "date" && !/^\d{4}-\d{2}-\d{2}$/u.test(value))
      throw new AppError(
        "bad-option",
        `--default date takes a day such as 2026-01-31, not "${value}".`,
      );
  }
}

function refuse(
  option: string,
  written: string,
  word: string,
  known: readonly string[],
  what: string,
): never {
  const suggestion = formatSuggestion(nearestWord(word, known));
  throw new AppError(
    "bad-option",
    `${option} ${written}: \`${word}\` is ${what}.${suggestion}`,
    { hint: `Known: ${known.join(", ")}.` },
  );
}
