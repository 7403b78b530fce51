import { defineRule } from "../define-rule.ts";

/** Found by the YAML parser; described in describe-yaml-error.ts. */
export const yamlTab = defineRule({
  id: "yaml/tab",
  level: "error",
  what: "A line of YAML is indented with a tab.",
  why: "YAML allows only spaces, because a tab has no agreed width.",
  whatToDo: "Indent with two spaces.",
  bad: "image:\n\tsrc: ./chart.svg",
  good: "image:\n  src: ./chart.svg",
});
