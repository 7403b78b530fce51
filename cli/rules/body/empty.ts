import type { Nodes } from "hast";
import { toString } from "hast-util-to-string";
import { defineRule } from "../define-rule.ts";
import { hasImage } from "../../model/body-tree.ts";

export const bodyEmpty = defineRule({
  id: "body/empty",
  level: "error",
  what: "The entry has no text.",
  why: "Its page would be empty.",
  whatToDo: "Write the text, or set `draft: true` until there is one.",
  bad: "---\ntitle: Read the room\n---",
  good: "---\ntitle: Read the room\n---\n\nText.",
  checkBody({ headings, range: { start }, tree }) {
    if (tree.children.some(hasContent)) return [];
    const message =
      headings.length > 0
        ? "The entry has headings, but no text below them."
        : "The entry has no text.";
    return [{ range: { start, end: start }, message }];
  },
});

function hasContent(node: Nodes): boolean {
  if (node.type !== "element" || /^h[1-6]$/u.test(node.tagName)) return false;
  return toString(node).trim() !== "" || hasImage(node);
}
