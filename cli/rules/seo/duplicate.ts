import { defineRule } from "../define-rule.ts";
import { reportDuplicates } from "../report-duplicates.ts";

export const seoDuplicate = defineRule({
  id: "seo/duplicate",
  level: "warn",
  what: "Two entries have the same title or the same description.",
  why: "Readers and search engines cannot tell them apart.",
  whatToDo: "Write a different one for each.",
  bad: "Two posts, both with title: Read the room",
  good: "title: Read the room\n\ntitle: Read the room, part two",
  checkFolder: ({ folder }) =>
    (["title", "description"] as const).flatMap((field) =>
      reportDuplicates(
        folder.entries,
        ({ common }) => normalize(common[field]),
        ({ source, yaml }) => ({ source, range: () => yaml.rangeOf([field]) }),
        (files) => `\`${field}\` is the same as in ${files}.`,
      ),
    ),
});

function normalize(text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (/^[!-~]+(?: [!-~]+)*$/u.test(text)) return text.toLowerCase();
  return text.normalize("NFC").toLowerCase().replaceAll(/\s+/gu, " ").trim();
}
