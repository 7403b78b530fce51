import { defineRule } from "../define-rule.ts";

// Found where front matter is split from the text.

export const frontMatterLanguage = defineRule({
  id: "front-matter/language",
  level: "error",
  what: "The opening `---` is followed by text.",
  why: "Other tools read that as the language of the front matter. Ours is always YAML, and code in it is never run.",
  whatToDo: "Put nothing but `---` on the first line, and write YAML.",
  bad: '---js\n{ title: "Read the room" }\n---',
  good: "---\ntitle: Read the room\n---",
});

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

export const frontMatterUnclosed = defineRule({
  id: "front-matter/unclosed",
  level: "error",
  what: "The front matter has no end.",
  why: "The whole text would be read as fields.",
  whatToDo: "End the front matter with a line that contains only `---`.",
  bad: "---\ntitle: Read the room\n\nText.",
  good: "---\ntitle: Read the room\n---\n\nText.",
});
