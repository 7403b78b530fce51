import { defineRule } from "../define-rule.ts";

/** Found by check-aliases.ts. */
export const aliasLoop = defineRule({
  id: "alias/loop",
  level: "error",
  what: "An old address is the entry's own address, or leads back to it.",
  why: "The browser would be sent in circles until it gives up.",
  whatToDo: "Remove the alias.",
  bad: "# content/blog/read-the-room.md\naliases: [/blog/read-the-room]",
  good: "# content/blog/read-the-room.md\naliases: [/blog/the-room]",
});
