import { defineRule } from "../define-rule.ts";

/** Found by comparing two commits: `validate --since`. */
export const anchorRemoved = defineRule({
  id: "anchor/removed",
  level: "warn",
  what: "A heading that links could point to is gone, while its page is still there. An error if links inside the site name it.",
  why: "Links to that heading from other sites, which cannot be checked from here, end at the top of the page.",
  whatToDo:
    "Give the heading its old words back if other sites know its address.",
  bad: "## Prices, where it was ## What it costs",
  good: "## What it costs",
});
