import { defineRule } from "../define-rule.ts";
import { toMillis } from "./read-date.ts";

export const dateUpdatedBeforeDate = defineRule({
  id: "date/updated-before-date",
  level: "error",
  what: "The entry was updated before it was published.",
  why: "Readers and search engines would see an impossible date.",
  whatToDo: "Correct `date` or `updated`.",
  bad: "date: 2026-03-02\nupdated: «2026-02-28»",
  good: "date: 2026-03-02\nupdated: 2026-03-05",
  checkFields(entry) {
    if (entry.kind !== "markdown") return [];
    const { date, updated } = entry.common;
    if (!(toMillis(updated) < toMillis(date))) return [];
    const message = `\`updated\` is ${updated ?? ""}, which is before \`date\`, ${date ?? ""}.`;
    return [{ range: entry.yaml.rangeOf(["updated"]), message }];
  },
});
