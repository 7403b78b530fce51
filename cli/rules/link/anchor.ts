import { defineRule } from "../define-rule.ts";

/** Found by check-anchor.ts. */
export const linkAnchor = defineRule({
  id: "link/anchor",
  level: "error",
  what: "A link names a heading that its page does not have.",
  why: "Readers would land at the top of the page and have to search.",
  whatToDo: "Correct the part after `#`.",
  bad: "«[prices](#price)»\n\n## Prices",
  good: "[prices](#prices)\n\n## Prices",
});
