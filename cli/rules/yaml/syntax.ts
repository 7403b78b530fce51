import { defineRule } from "../define-rule.ts";

/** Found by the YAML parser; described in describe-yaml-error.ts. */
export const yamlSyntax = defineRule({
  id: "yaml/syntax",
  level: "error",
  what: "The YAML cannot be read.",
  why: "Nothing in it can be checked or published until it can.",
  whatToDo:
    "Quote values that contain a colon or a hash, or that start with a special character.",
  bad: "title: Signals«:» a primer",
  good: 'title: "Signals: a primer"',
});
