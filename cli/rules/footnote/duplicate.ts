import { defineRule } from "../define-rule.ts";
import { findRepeated } from "../find-definitions.ts";

export const footnoteDuplicate = defineRule({
  id: "footnote/duplicate",
  level: "warn",
  what: "Two footnotes have the same label.",
  why: "The page shows only the first one.",
  whatToDo: "Give the second one a label of its own, here and in the text.",
  bad: "Replies doubled.[^1]\n\n[^1]: From March to May.\n\n«[^1]: By post.»",
  good: "Replies doubled.[^1] Later they fell.[^2]\n\n[^1]: From March to May.\n\n[^2]: By post.",
  checkBody: (body) =>
    findRepeated(body.markdown.footnotes, body).map(
      ({ node, range, related }) => {
        const message = `The text has a footnote \`[^${node.label}]\` already, so the page leaves this one out.`;
        return { range, related, message };
      },
    ),
});
