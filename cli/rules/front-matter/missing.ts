import { defineRule } from "../define-rule.ts";

/** Found where front matter is split from the text. */
export const frontMatterMissing = defineRule({
  id: "front-matter/missing",
  level: "error",
  what: "A Markdown file does not begin with front matter.",
  why: "An entry without a title and a date cannot be listed.",
  whatToDo:
    "Begin the file with a line `---`, then the fields, then another line `---`.",
  bad: "# Read the room\n\nText.",
  good: "---\ntitle: Read the room\ndate: 2026-01-02\n---\n\nText.",
});
