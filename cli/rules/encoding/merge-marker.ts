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
  checkText({ file, text }) {
    const shown = file.endsWith(".md") ? withoutCode(text) : text;
    return [...shown.matchAll(MARKER)].map(({ 0: line, index }) => {
      const written = line.trimEnd();
      return {
        range: { start: index, end: index + written.length },
        message: `"${written.slice(0, 40)}" is left over from an unresolved merge.`,
      };
    });
  },
});

/** A code block at the start of lines, where markers are. One without an end goes on to the end of the text. */
const BLOCK =
  /^ {0,3}(`{3,}|~{3,})[^\n]*\n(?:[^]*?^ {0,3}\1[`~]*[ \t]*\r?$|[^]*)/gmu;

/** The text with spaces in place of code, which can be about merging. */
function withoutCode(text: string): string {
  if (text.search(MARKER) === -1) return text;
  return text.replaceAll(BLOCK, (block) => block.replaceAll(/[^\n]/gu, " "));
}
