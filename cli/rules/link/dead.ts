import { defineRule } from "../define-rule.ts";

/** Found by written-link.ts. */
export const linkDead = defineRule({
  id: "link/dead",
  level: "error",
  what: "A link to another site leads nowhere: the page is gone, or the site is. Only `content links --external` finds this.",
  why: "Readers who follow it see an error.",
  whatToDo: "Link to another page, or remove the link.",
  bad: "«[the study](https://studies.invalid/gone)»",
  good: "[the study](https://studies.invalid/found)",
});
