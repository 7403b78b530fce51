import { AppError } from "../../app-error.ts";
import { rules } from "../../rules/catalogue.ts";
import type { RuleTexts } from "../../rules/define-rule.ts";
import { describeUnknownRule } from "../../check/settings/rule-names.ts";
import { groupOf } from "../../model/levels.ts";

export interface ExplainedRule extends RuleTexts {
  id: string;
  group: string;
}

/**
 * One rule, the rules of a group, or all of them.
 * @throws AppError for an unknown name
 */
export function findRules(name: string | undefined): ExplainedRule[] {
  const all = rules.map(({ bad, good, id, level, what, whatToDo, why }) => {
    const wrong = bad.replaceAll(/[«»]/gu, "");
    const texts = { what, why, whatToDo, bad: wrong, good };
    return { id, group: groupOf(id), level, ...texts };
  });
  if (name === undefined) return all;
  const wanted = name.trim().toLowerCase().replace(/\/$/u, "");
  const found = all.filter(({ group, id }) => [group, id].includes(wanted));
  if (found.length > 0) return found;
  const { help, message } = describeUnknownRule(wanted);
  throw new AppError("unknown-rule", message, {
    hint: `${help} \`content explain\` lists them all.`,
  });
}
