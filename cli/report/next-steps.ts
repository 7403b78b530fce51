import { count, type Report } from "./report.ts";

const MAX_RULES = 5;

/**
 * Suggests the next commands to run.
 * @param isMany true if there are too many problems to show all in full
 */
export function formatNextSteps(
  { diagnostics, summary }: Report,
  isMany: boolean,
): string[] {
  const rules = countRules(diagnostics);
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  const [first] = errors.length > 0 ? countRules(errors) : rules;
  if (first === undefined) return [];
  const fixable = diagnostics.filter((diagnostic) => diagnostic.fixable).length;
  const common = rules
    .slice(0, MAX_RULES)
    .map(([rule, number]) => `${rule} ${number}`)
    .join(", ");
  return [
    ...(isMany ? [`Most of them: ${common}.`] : []),
    ...(fixable > 0
      ? [`\`npx content validate --fix\` fixes ${count(fixable, "problem")}.`]
      : []),
    `\`npx content explain ${first[0]}\` says why that matters.`,
    ...(isMany && summary.known === undefined
      ? [
          "To fix old problems later, run `npx content validate --baseline baseline.json --update-baseline`: then only new ones are reported.",
        ]
      : []),
  ];
}

/** The violated rules, the most frequent first. */
function countRules(diagnostics: Report["diagnostics"]): [string, number][] {
  return [...Map.groupBy(diagnostics, ({ rule }) => rule)]
    .map(([rule, { length }]): [string, number] => [rule, length])
    .toSorted((a, b) => b[1] - a[1]);
}
