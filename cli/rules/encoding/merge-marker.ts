import { defineRule } from "../define-rule.ts";

const MARKER = /^(?:<{7}|>{7}|\|{7})(?= |\r?$).*$/gmu;

export const encodingMergeMarker = defineRule({
  id: "encoding/merge-marker",
  level: "error",
  what: "The file contains the markers of an unresolved merge.",
  why: "Both versions would be published, with the markers.",
  whatToDo: "Choose one version and delete the markers.",
  bad: "«<<<<<<< HEAD»\nOne.\n=======\nTwo.\n>>>>>>> draft",
  good: "One.",
  checkText: ({ text }) =>
    [...text.matchAll(MARKER)].map(({ 0: line, index }) => {
      const written = line.trimEnd();
      return {
        range: { start: index, end: index + written.length },
        message: `"${written.slice(0, 40)}" is left over from an unresolved merge.`,
      };
    }),
});
