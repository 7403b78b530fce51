import { defineRule } from "../define-rule.ts";

/** Found by check-links.ts, check-images.ts and check-lost-markup.ts. */
export const linkEscape = defineRule({
  id: "link/escape",
  level: "error",
  what: "A link or an image points out of the site or the content folder, or to a file on one machine.",
  why: "Nobody else has that file.",
  whatToDo: "Write the page's address from the root, such as /blog/a-post.",
  bad: "«[notes](../../notes.md)»",
  good: "[notes](/blog/notes)",
});
