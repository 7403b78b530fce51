import { groupOf } from "../../model/levels.ts";
import { ruleIds } from "../../rules/catalogue.ts";
import { formatSuggestion, nearestWord } from "../../rules/nearest-word.ts";

/** Groups of rules in the order of the catalogue. */
const ruleGroups: readonly string[] = [...new Set(ruleIds.map(groupOf))];

export function isRuleOrGroup(name: string): boolean {
  const names: readonly string[] = ruleIds;
  return names.includes(name) || ruleGroups.includes(name);
}

/** The rule or group that an unknown name most likely means. */
function nearestRule(name: string): string | undefined {
  return (
    nearestWord(name, [...ruleGroups, ...ruleIds]) ??
    // The right rule with the wrong group, or without a group.
    ruleIds.find((id) => id.endsWith(`/${name.replace(/^.*\//u, "")}`))
  );
}

export function describeUnknownRule(name: string) {
  const meant = nearestRule(name);
  return {
    message: `There is no rule or group "${name}".${formatSuggestion(meant)}`,
    help:
      meant === undefined
        ? `Groups are: ${ruleGroups.join(", ")}.`
        : `Write \`${meant}\`.`,
  };
}
