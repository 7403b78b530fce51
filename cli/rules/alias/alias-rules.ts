import { defineRule } from "../define-rule.ts";

// Found by check-aliases.ts.

export const aliasCollides = defineRule({
  id: "alias/collides",
  level: "error",
  what: "An old address is the address of an entry or page, or two entries claim it.",
  why: "A redirect would hide a page, or could lead to either of two.",
  whatToDo: "Remove the alias from one of them.",
  bad: "aliases: [/pricing]",
  good: "aliases: [/blog/old-name]",
});

export const aliasLoop = defineRule({
  id: "alias/loop",
  level: "error",
  what: "An old address is the entry's own address, or leads back to it.",
  why: "The browser would be sent in circles until it gives up.",
  whatToDo: "Remove the alias.",
  bad: "# content/blog/read-the-room.md\naliases: [/blog/read-the-room]",
  good: "# content/blog/read-the-room.md\naliases: [/blog/the-room]",
});
