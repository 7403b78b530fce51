import { type RelatedPlace, placeOf } from "../model/diagnostic.ts";
import type { SourceText, TextRange } from "../model/source-text.ts";
import type { PlacedFinding } from "./define-rule.ts";

/** A place that claims something only one place may have. The range is computed only for a report. */
export interface Claim {
  source: SourceText;
  range: () => TextRange;
}

/** How many claims of a group are reported. */
const MAX_REPORTS = 100;
/** How many other claims are shown with each. */
const MAX_RELATED = 10;
/** How many files its message names. */
const MAX_FILES = 5;

/**
 * Reports each item that shares its key with others, so that each file has its own finding. If one file has all of
 * them, the first one counts as correct. Items without a key are ignored.
 * @param describe writes the message, from the files of the others and the first item
 */
export function reportDuplicates<T>(
  items: Iterable<T>,
  keyOf: (item: T) => string | undefined,
  claimOf: (item: T) => Claim,
  describe: (others: string, first: T) => string,
): PlacedFinding[] {
  const groups = Map.groupBy(items, keyOf);
  groups.delete(undefined);
  return [...groups.values()].flatMap((group) => {
    const [first, ...others] = group;
    if (first === undefined || others.length === 0) return [];
    return reportGroup(group.map(claimOf), (files) => describe(files, first));
  });
}

function reportGroup(
  claims: readonly Claim[],
  describe: (others: string) => string,
): PlacedFinding[] {
  const files = Map.groupBy(claims, ({ source }) => source.file);
  const related = claims
    .slice(0, MAX_RELATED + 1)
    .map(({ range, source }, at): RelatedPlace => ({
      ...placeOf(source, range()),
      message: at === 0 ? "first used here" : "used here as well",
    }));
  const first = claims[0]?.source.file;
  const start = files.size > 1 ? 0 : 1;
  return claims
    .slice(start, start + MAX_REPORTS)
    .map(({ range, source }, index) => ({
      source,
      range: range(),
      message: describe(listOthers(source.file, files)),
      stableMessage: describe("another"),
      // The identity of the first claim does not depend on the others, because each of them is reported too.
      firstFile: index + start === 0 ? undefined : first,
      related: related
        .filter((_, at) => at !== index + start)
        .slice(0, MAX_RELATED),
    }));
}

function listOthers(
  own: string,
  files: ReadonlyMap<string, readonly Claim[]>,
): string {
  const names = [...files]
    .filter(([file, claims]) => file !== own || claims.length > 1)
    .map(([file]) => (file === own ? "another place in this file" : file));
  const more = names.length - MAX_FILES;
  const shown =
    more > 1 ? [...names.slice(0, MAX_FILES), `${more} more`] : names;
  return shown.join(", ");
}
