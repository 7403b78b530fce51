import { defineRule } from "../define-rule.ts";

/** Found by the schema of the collection; described in describe-issue.ts. */
export const schemaRequired = defineRule({
  id: "schema/required",
  level: "error",
  what: "A required field is missing.",
  why: "Pages and feeds depend on it.",
  whatToDo: "Add the field.",
  bad: "title: Read the room",
  good: "title: Read the room\ndate: 2026-01-02",
});
