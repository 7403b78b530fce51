import { defineRule } from "../define-rule.ts";

/** Found where front matter is split from the text. */
export const frontMatterLanguage = defineRule({
  id: "front-matter/language",
  level: "error",
  what: "The opening `---` is followed by text.",
  why: "Other tools read that as the language of the front matter. Ours is always YAML, and code in it is never run.",
  whatToDo: "Put nothing but `---` on the first line, and write YAML.",
  bad: '---js\n{ title: "Read the room" }\n---',
  good: "---\ntitle: Read the room\n---",
});
