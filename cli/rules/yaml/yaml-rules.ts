import { defineRule } from "../define-rule.ts";

// Found by the YAML parser; described in describe-yaml-error.ts.

export const yamlDuplicateKey = defineRule({
  id: "yaml/duplicate-key",
  level: "error",
  what: "A mapping has the same key twice.",
  why: "Only one of the two values would count, and nobody could tell which.",
  whatToDo: "Remove one of the two.",
  bad: "date: 2026-01-02\ndate: 2026-01-03",
  good: "date: 2026-01-03",
});

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

export const yamlTab = defineRule({
  id: "yaml/tab",
  level: "error",
  what: "A line of YAML is indented with a tab.",
  why: "YAML allows only spaces, because a tab has no agreed width.",
  whatToDo: "Indent with two spaces.",
  bad: "image:\n\tsrc: ./chart.svg",
  good: "image:\n  src: ./chart.svg",
});
