import { defineRule } from "../define-rule.ts";
import { reportDuplicates } from "../report-duplicates.ts";

export const slugCaseCollision = defineRule({
  id: "slug/case-collision",
  level: "error",
  what: "Two file names differ only in case, or in how an accent is encoded.",
  why: "On some machines they are the same file.",
  whatToDo: "Rename one of them.",
  bad: "content/authors/Jo-Ek.yaml\ncontent/authors/jo-ek.yaml",
  good: "content/authors/jo-ek.yaml",
  checkFolder({ folder: { entries, records } }) {
    const sources = new Set(
      [...entries, ...records].map(({ source }) => source),
    );
    return reportDuplicates(
      sources,
      ({ file }) => file.normalize("NFC").toLowerCase(),
      (source) => ({ source, range: () => ({ start: 0, end: 0 }) }),
      (files) =>
        `The file name differs from ${files} only in case, or in how an accent is encoded.`,
    );
  },
});
