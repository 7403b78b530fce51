import { toMillis } from "../date/read-date.ts";
import { defineRule } from "../define-rule.ts";

export const jobExpired = defineRule({
  id: "job/expired",
  level: "warn",
  what: "A job has expired.",
  why: "Its page says that it is closed, but the file still looks current to whoever edits it.",
  whatToDo:
    "Give it a later `expiresAt`, set `draft: true`, or remove the file.",
  bad: "# content/jobs/analyst.md, read in June\nexpiresAt: 2026-05-31",
  good: "# content/jobs/analyst.md\nexpiresAt: 2026-09-30",
  checkFolder: ({ folder, now }) =>
    folder.entries.flatMap((entry) => {
      const { collection, common, source } = entry;
      const { draft, expiresAt } = common;
      if (collection !== "jobs" || draft) return [];
      if (!(toMillis(expiresAt) <= now.getTime())) return [];
      const message = `The job expired at ${expiresAt ?? ""}: no list shows it, and its page says that it is closed.`;
      return [{ source, range: entry.yaml.rangeOf(["expiresAt"]), message }];
    }),
});
