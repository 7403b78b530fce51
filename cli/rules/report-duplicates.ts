import type { Diagnostic } from "../model/diagnostic.ts";
import type { SourceText, TextRange } from "../model/source-text.ts";
import type { RuleId } from "./catalogue.ts";
import { createDiagnostic, placeOf } from "./create-diagnostic.ts";

/** One place that claims something which only one place may have. */
export interface Claim {
  source: SourceText;
  range: TextRange;
}

/** One diagnostic at each claim after the first, naming all the others. */
export function reportDuplicates(
  rule: RuleId,
  claims: readonly Claim[],
  describe: (others: string) => string,
): Diagnostic[] {
  return claims.slice(1).map((claim) => {
    const others = claims.filter((other) => other !== claim);
    const files = [...new Set(others.map(({ source }) => source.file))];
    return createDiagnostic(
      rule,
      claim.source,
      claim.range,
      describe(files.join(", ")),
      {
        related: others.map(({ source, range }) => ({
          ...placeOf(source, range),
          message: "has it too",
        })),
      },
    );
  });
}

/** Claims by what they claim. */
export function groupClaims<T extends Claim>(
  claims: Iterable<readonly [string, T]>,
): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const [key, claim] of claims) {
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [claim]);
    else group.push(claim);
  }
  return groups;
}
