import { defineRule } from "../define-rule.ts";

/** Found by the YAML parser; described in describe-yaml-error.ts. */
export const yamlDuplicateKey = defineRule({
  id: "yaml/duplicate-key",
  level: "error",
  what: "A mapping has the same key twice.",
  why: "Only one of the two values would count, and nobody could tell which.",
  whatToDo: "Remove one of the two.",
  bad: "date: 2026-01-02\ndate: 2026-01-03",
  good: "date: 2026-01-03",
});
