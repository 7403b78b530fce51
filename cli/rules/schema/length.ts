import { defineRule } from "../define-rule.ts";

/** Found by the schema of the collection; described in describe-value.ts. */
export const schemaLength = defineRule({
  id: "schema/length",
  level: "error",
  what: "A value is too short, too long, too small or too large.",
  why: "Cards, search results and shared links have limited room.",
  whatToDo: "Bring the value within the limits.",
  bad: "title: (130 characters)",
  good: "title: (at most 120 characters)",
});
