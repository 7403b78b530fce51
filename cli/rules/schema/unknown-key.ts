import { defineRule } from "../define-rule.ts";

/** Found by the schema of the collection; described in describe-unknown-key.ts. */
export const schemaUnknownKey = defineRule({
  id: "schema/unknown-key",
  level: "error",
  what: "The collection has no field of that name.",
  why: "Its value would be ignored silently.",
  whatToDo: "Correct the name or remove the field.",
  bad: "«lastmod»: 2026-01-03",
  good: "updated: 2026-01-03",
});
