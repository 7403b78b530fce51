import { defineRule } from "../define-rule.ts";
import { findUnused } from "../find-definitions.ts";

export const linkUnusedDefinition = defineRule({
  id: "link/unused-definition",
  level: "warn",
  what: "An address is defined for links, but no link uses it.",
  why: "Usually the label of a link was changed or misspelt, so the link is not one.",
  whatToDo: "Use the label in a link, or remove the line.",
  bad: "See the prices.\n\n«[prices]»: /pricing",
  good: "See the [prices].\n\n[prices]: /pricing",
  checkBody: (body) =>
    findUnused(body.markdown.definitions, body).map(({ label, range }) => ({
      range,
      message: `No link uses the address that is defined as \`${label}\`.`,
      help: `Write \`${label}\` or \`[text]${label}\` where the link belongs, or remove the line.`,
    })),
});
