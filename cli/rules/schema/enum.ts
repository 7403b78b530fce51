import { defineRule } from "../define-rule.ts";

/** Found by the schema of the collection; described in describe-value.ts. */
export const schemaEnum = defineRule({
  id: "schema/enum",
  level: "error",
  what: "A value is not one of those that the field allows.",
  why: "Filters and labels know only the allowed ones.",
  whatToDo: "Use one of the allowed values.",
  bad: "type: «blogg»",
  good: "type: blog",
});
