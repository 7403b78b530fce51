import { defineRule } from "../define-rule.ts";

/** Found by written-link.ts. */
export const linkUnreachable = defineRule({
  id: "link/unreachable",
  level: "warn",
  what: "A link to another site could not be checked: the site was slow, busy or broken, or it refuses programs. Only `content links --external` finds this.",
  why: "It may be broken for readers too.",
  whatToDo: "Open it in a browser. If it works there, leave it as it is.",
  bad: "«[the study](https://studies.invalid/busy)»",
  good: "[the study](https://studies.invalid/found)",
});
