import { defineRule } from "../define-rule.ts";
import { toMillis } from "./read-date.ts";

export const dateExpiresBeforePublish = defineRule({
  id: "date/expires-before-publish",
  level: "error",
  what: "The entry expires before it goes live.",
  why: "Nobody would ever see it.",
  whatToDo: "Correct `expiresAt`, `publishAt` or `date`.",
  bad: "publishAt: 2026-03-02\nexpiresAt: 2026-03-01",
  good: "publishAt: 2026-03-02\nexpiresAt: 2026-04-01",
  checkFields(entry) {
    if (entry.kind !== "markdown") return [];
    const { date, expiresAt, publishAt } = entry.common;
    const start = publishAt ?? date;
    if (!(toMillis(expiresAt) <= toMillis(start))) return [];
    const field = publishAt === undefined ? "date" : "publishAt";
    const message = `\`expiresAt\` is ${expiresAt ?? ""}, which is not after \`${field}\`, ${start ?? ""}.`;
    return [{ range: entry.yaml.rangeOf(["expiresAt"]), message }];
  },
});
