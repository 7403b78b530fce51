import { defineRule } from "../define-rule.ts";

/** Found by check-links.ts. */
export const linkDraftTarget = defineRule({
  id: "link/draft-target",
  level: "error",
  what: "A published entry links to a draft, or to an entry that goes live later.",
  why: "The page does not exist yet, so readers would end up on an error page.",
  whatToDo: "Publish it too, or leave the link out until it is.",
  bad: "[the next part](/blog/part-two), while part two says draft: true",
  good: "[the next part](/blog/part-two), once it is published",
});
