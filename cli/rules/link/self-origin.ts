import { defineRule } from "../define-rule.ts";

/** Found by check-links.ts. */
export const linkSelfOrigin = defineRule({
  id: "link/self-origin",
  level: "warn",
  what: "A link contains the site's own host.",
  why: "It leaves a preview or a copy of the site, and breaks when the site moves.",
  whatToDo: "Write only the path.",
  bad: "«[prices](https://northlark.example/pricing)»",
  good: "[prices](/pricing)",
});
