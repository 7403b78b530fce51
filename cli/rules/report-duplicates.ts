import type { Diagnostic, RelatedPlace } from "../model/diagnostic.ts";
import type { SourceText, TextRange } from "../model/source-text.ts";
import type { RuleId } from "./catalogue.ts";
import { createDiagnostic, placeOf } from "./create-diagnostic.ts";

/** One place that claims something which only one place may have. Where it is, is asked only to report it. */
export interface Claim {
  source: SourceText;
  range: () => TextRange;
}

/** How many of the claims are reported, how many others each names, and how many files its message has room for. */
const MOST_REPORTS = 100;
const MOST_RELATED = 10;
const MOST_FILES = 5;

/** One diagnostic at each of two or more claims after the first, naming the others. */
export function reportDuplicates(
  rule: RuleId,
  claims: readonly Claim[],
  describe: (others: string) => string,
): Diagnostic[] {
  const files = [...Map.groupBy(claims, ({ source }) => source.file).entries()];
  const related = claims
    .slice(0, MOST_RELATED + 1)
    .map(({ range, source }, at): RelatedPlace => ({
      ...placeOf(source, range()),
      message: at === 0 ? "first used here" : "used here too",
    }));
  return claims.slice(1, MOST_REPORTS + 1).map((claim, index) => {
    const own = index + 1;
    const { file } = claim.source;
    const named = files
      .filter(([other, group]) => other !== file || group.length > 1)
      .map(([other]) =>
        other === file ? "another place in this file" : other,
      );
    const more = named.length - MOST_FILES;
    const told =
      more > 1 ? [...named.slice(0, MOST_FILES), `${more} more`] : named;
    return createDiagnostic(
      rule,
      claim.source,
      claim.range(),
      describe(told.join(", ")),
      {
        gist: describe("another"),
        rival: related[0]?.file,
        related: related.filter((_, at) => at !== own).slice(0, MOST_RELATED),
      },
    );
  });
}

/** Items that share a key with another, by that key; those whose key is undefined share none. */
export function groupShared<T extends object>(
  items: Iterable<T>,
  keyOf: (item: T) => string | undefined,
): Map<string, T[]> {
  const first = new Map<string, T>();
  const shared = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    if (key === undefined) continue;
    const before = first.get(key);
    if (before === undefined) {
      first.set(key, item);
      continue;
    }
    const group = shared.get(key);
    if (group === undefined) shared.set(key, [before, item]);
    else group.push(item);
  }
  return shared;
}
