import { defineRule } from "../define-rule.ts";

/** Found by written-link.ts. */
export const linkMoved = defineRule({
  id: "link/moved",
  level: "warn",
  what: "A link leads to a page of another site that has moved for good. Only `content links --external` finds this.",
  why: "The link breaks when the other site drops its redirect.",
  whatToDo: "Write the new address.",
  bad: "«[the study](http://studies.invalid/old)»",
  good: "[the study](https://studies.invalid/new)",
});
