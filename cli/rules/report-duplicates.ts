import type { Diagnostic, RelatedPlace } from "../model/diagnostic.ts";
import type { SourceText, TextRange } from "../model/source-text.ts";
import type { RuleId } from "./catalogue.ts";
import { createDiagnostic, placeOf } from "./create-diagnostic.ts";

/** One place that claims something which only one place may have. Where it is, is asked only to report it. */
export interface Claim {
  source: SourceText;
  range: () => TextRange;
}

/** One diagnostic at each of two or more claims after the first, naming all the others. */
export function reportDuplicates(
  rule: RuleId,
  claims: readonly Claim[],
  describe: (others: string) => string,
): Diagnostic[] {
  const places = claims.map(({ range, source }) => placeOf(source, range()));
  return claims.slice(1).map((claim, index) => {
    const own = index + 1;
    const { file } = claim.source;
    const others = claims.filter((other) => other !== claim);
    const files = [...new Set(others.map(({ source }) => source.file))];
    const named = files.map((other) =>
      other === file ? "another place in this file" : other,
    );
    const related: RelatedPlace[] = places
      .map((place, at) => ({
        ...place,
        message: at === 0 ? "first used here" : "used here too",
      }))
      .filter((_, at) => at !== own);
    return createDiagnostic(
      rule,
      claim.source,
      claim.range(),
      describe(named.join(", ")),
      { related },
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
