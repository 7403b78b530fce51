import { count, type Report } from "./report.ts";

const MOST_RULES = 5;

/** What a person may want to run next; nothing when there is nothing to do. */
export function formatNextSteps(
  { diagnostics, summary }: Report,
  isMany: boolean,
): string[] {
  const rules = countRules(diagnostics);
  const [first] = rules;
  if (first === undefined) return [];
  const fixable = diagnostics.filter((diagnostic) => diagnostic.fixable).length;
  const common = rules
    .slice(0, MOST_RULES)
    .map(([rule, number]) => `${rule} ${number}`)
    .join(", ");
  return [
    ...(isMany ? [`Most of them: ${common}.`] : []),
    ...(fixable > 0
      ? [`\`npx content validate --fix\` mends ${count(fixable, "problem")}.`]
      : []),
    `\`npx content explain ${first[0]}\` tells why that matters.`,
    ...(isMany && summary.known === undefined
      ? [
          "Old problems, to be mended later? `npx content validate --baseline baseline.json --update-baseline` lets new ones stand out.",
        ]
      : []),
  ];
}

/** The rules that were broken, the most frequent first. */
function countRules(diagnostics: Report["diagnostics"]): [string, number][] {
  const counts = new Map<string, number>();
  for (const { rule } of diagnostics)
    counts.set(rule, (counts.get(rule) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1]);
}
