import { defineRule } from "../define-rule.ts";

const BEFORE = {
  "content/blog/second-post.md": { body: "## The old words\n\nText.\n" },
};

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
  breaks: { before: BEFORE, body: "«## The new words»\n\nText.\n" },
  passes: { before: BEFORE, body: "### The old words?\n\nText.\n" },
});
