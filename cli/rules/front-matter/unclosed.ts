import { defineRule } from "../define-rule.ts";

/** Found where front matter is split from the text. */
export const frontMatterUnclosed = defineRule({
  id: "front-matter/unclosed",
  level: "error",
  what: "The front matter has no end.",
  why: "The whole text would be read as fields.",
  whatToDo: "End the front matter with a line that contains only `---`.",
  bad: "---\ntitle: Read the room\n\nText.",
  good: "---\ntitle: Read the room\n---\n\nText.",
});
