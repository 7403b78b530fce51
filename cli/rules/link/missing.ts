import { defineRule } from "../define-rule.ts";

/** Found by check-links.ts. */
export const linkMissing = defineRule({
  id: "link/missing",
  level: "error",
  what: "A link points to an address that the site does not have.",
  why: "Readers would end up on an error page.",
  whatToDo: "Correct the address.",
  bad: "«[the post](/blog/read-the-rom)»",
  good: "[the post](/blog/read-the-room)",
});
