import { AppError } from "../../app-error.ts";
import { groupOf, levelNames, type Level } from "../../model/levels.ts";

/** The levels that `--rule id=level` sets. @throws AppError for an unknown rule or level */
export async function parseLevels(
  rules: readonly string[] = [],
): Promise<Map<string, Level>> {
  const pairs = rules.map((rule) => rule.split("=", 2));
  await checkRuleNames(pairs.map(([id = ""]) => id));
  return new Map(
    pairs.map(([id = "", name]) => {
      const level = levelNames.find((known) => known === name);
      if (level === undefined)
        throw new AppError(
          "unknown-level",
          name === undefined
            ? `--rule takes id=level, such as ${id}=warn, not "${id}".`
            : `--rule ${id}=${name}: "${name}" is no level; use off, warn or error.`,
        );
      return [id, level];
    }),
  );
}

/**
 * A test for the rules that were chosen by id or by group; without a choice, all rules pass.
 * @throws AppError for an unknown rule
 */
export async function parseRuleFilter(
  rules: readonly string[] = [],
): Promise<(rule: string) => boolean> {
  await checkRuleNames(rules);
  return (rule) =>
    rules.length === 0 || rules.includes(rule) || rules.includes(groupOf(rule));
}

async function checkRuleNames(names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  // The catalogue of rules is large and only loaded when a rule is named.
  const { describeUnknownRule, isRuleOrGroup } =
    await import("./rule-names.ts");
  const unknown = names.find((name) => !isRuleOrGroup(name));
  if (unknown === undefined) return;
  const { message, help } = describeUnknownRule(unknown);
  throw new AppError("unknown-rule", message, { hint: help });
}
