import { defineRule } from "../define-rule.ts";

/** Found by check-aliases.ts. */
export const aliasCollides = defineRule({
  id: "alias/collides",
  level: "error",
  what: "An old address is the address of an entry or page, or two entries claim it.",
  why: "A redirect would hide a page, or could lead to either of two.",
  whatToDo: "Remove the alias from one of them.",
  bad: "aliases: [/pricing]",
  good: "aliases: [/blog/old-name]",
});
