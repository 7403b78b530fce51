import { compareText } from "../model/diagnostic.ts";
import type { Rule } from "./define-rule.ts";
import * as list from "./list.ts";

type List = typeof list;

export type RuleId = List[keyof List]["id"];

/** Every rule, in the order of ids. Sanitizing is not a rule and cannot be switched off. */
export const rules: readonly Rule<RuleId>[] = Object.values(list).toSorted(
  (a, b) => compareText(a.id, b.id),
);

export const ruleIds: readonly RuleId[] = rules.map(({ id }) => id);

const byId = new Map<string, Rule<RuleId>>(
  rules.map((rule) => [rule.id, rule]),
);

/** The rule with an id. @throws Error for an unknown id, which the types prevent */
export function findRule(id: RuleId): Rule<RuleId> {
  const rule = byId.get(id);
  if (rule === undefined) throw new Error(`There is no rule ${id}`);
  return rule;
}
