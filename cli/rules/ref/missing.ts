import { defineRule } from "../define-rule.ts";

/** Found by check-references.ts. */
export const refMissing = defineRule({
  id: "ref/missing",
  level: "error",
  what: "A field names an entry that does not exist.",
  why: "The page would show an author or a category without a name.",
  whatToDo: "Correct the id, or add the entry that it names.",
  bad: "categories: [signals, «signal»]",
  good: "categories: [signals]",
});
