import { defineRule } from "../define-rule.ts";

/** Found by the schema of the collection; described in describe-value.ts. */
export const schemaType = defineRule({
  id: "schema/type",
  level: "error",
  what: "A value is of another type than its field takes.",
  why: "It would be printed or compared as something it is not.",
  whatToDo: "Write the value in the type that the field takes.",
  bad: 'featured: «"yes"»',
  good: "featured: true",
});
