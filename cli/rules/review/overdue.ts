import { startOfDay, timeZoneOf } from "../../model/time-zone.ts";
import { textAt } from "../../model/value-at.ts";
import { toMillis } from "../date/read-date.ts";
import { defineRule } from "../define-rule.ts";

const DAY = 86_400_000;

export const reviewOverdue = defineRule({
  id: "review/overdue",
  level: "warn",
  what: "The day by which a text should have been reviewed has passed.",
  why: "It may say things that are not true any more.",
  whatToDo: "Review it, then set `reviewBy` to the next date.",
  bad: "reviewBy: 2025-12-31",
  good: "reviewBy: 2026-12-31",
  checkFolder: ({ folder, now }) =>
    folder.entries.flatMap((entry) => {
      const { common, raw, source } = entry;
      const reviewBy = textAt(raw, "reviewBy");
      if (reviewBy === undefined || common.draft) return [];
      const time = now.getTime();
      const zone = timeZoneOf(folder.settings);
      const age = time - toMillis(startOfDay(reviewBy, zone));
      // It is not overdue before the end of the day.
      if (!(age >= DAY) || toMillis(common.expiresAt) <= time) return [];
      const days = Math.floor(age / DAY);
      const since = days === 1 ? "since yesterday" : `for ${days} days`;
      const owner = textAt(raw, "owner");
      const stableMessage = `The review by ${reviewBy} is overdue.`;
      return [
        {
          source,
          range: entry.yaml.rangeOf(["reviewBy"]),
          message: `The review by ${reviewBy} is overdue ${since}.`,
          help:
            owner &&
            `Ask ${owner} to review it, then set \`reviewBy\` to the next date.`,
          stableMessage,
        },
      ];
    }),
});
