import { defineRule } from "../define-rule.ts";
import { findUnused } from "../find-definitions.ts";

export const footnoteUnused = defineRule({
  id: "footnote/unused",
  level: "warn",
  what: "Nothing in the text refers to a footnote.",
  why: "The page leaves it out, so readers never see it.",
  whatToDo: "Put its reference, such as `[^1]`, where the note belongs.",
  bad: "Replies doubled.\n\n«[^1]»: From March to May.",
  good: "Replies doubled.[^1]\n\n[^1]: From March to May.",
  checkBody: (body) =>
    findUnused(body.markdown.footnotes, body).map(({ label, range }) => ({
      range,
      message: `Nothing refers to the footnote \`${label}\`, so the page leaves it out.`,
      help: `Write \`${label}\` where the note belongs, or remove it.`,
    })),
});
