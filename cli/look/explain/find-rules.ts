import { AppError } from "../../app-error.ts";
import { catalogue, ruleIds } from "../../rules/catalogue.ts";
import type { Rule } from "../../rules/rule.ts";
import {
  describeUnknownRule,
  groupOf,
} from "../../check/settings/rule-names.ts";

export interface ExplainedRule extends Rule {
  id: string;
  group: string;
}

/**
 * One rule, the rules of a group, or all of them.
 * @throws AppError for an unknown name
 */
export function findRules(name: string | undefined): ExplainedRule[] {
  const all = ruleIds.map((id) => ({
    id,
    group: groupOf(id),
    ...catalogue[id],
  }));
  if (name === undefined) return all;
  const wanted = name.trim().toLowerCase().replace(/\/$/u, "");
  const found = all.filter(({ group, id }) => [group, id].includes(wanted));
  if (found.length > 0) return found;
  const { help, message } = describeUnknownRule(wanted);
  throw new AppError("unknown-rule", message, {
    hint: `${help} \`content explain\` lists them all.`,
  });
}
