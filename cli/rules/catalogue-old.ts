import { addressRules } from "./catalogue/addresses.ts";
import { bodyRules } from "./catalogue/body.ts";
import { changeRules } from "./catalogue/changes.ts";
import { fieldRules } from "./catalogue/fields.ts";
import { fileRules } from "./catalogue/files.ts";
import { linkRules } from "./catalogue/links.ts";

/** Every rule there is, by its id. Sanitising is no rule: nothing switches it off. */
export const catalogue = {
  ...fileRules,
  ...fieldRules,
  ...addressRules,
  ...linkRules,
  ...bodyRules,
  ...changeRules,
};

export type RuleId = keyof typeof catalogue;

export function isRuleId(id: string): id is RuleId {
  return Object.hasOwn(catalogue, id);
}

/** The ids of all rules, in the order of the catalogue. */
export const ruleIds = Object.keys(catalogue).filter(isRuleId);
