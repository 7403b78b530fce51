import { isPageCollection } from "#schema";
import { defineRule } from "../define-rule.ts";
import { findInBody, findInFields, isOurs } from "./braces.ts";

export const placeholderLiteral = defineRule({
  id: "placeholder/literal",
  level: "warn",
  what: "The text contains braces that nothing fills in.",
  why: "Readers see them. That can be right in a text about templates, but usually they are left over from another tool.",
  whatToDo:
    "Put braces that are meant as text into code, or write a backslash before the first one. Replace the others with words.",
  bad: "Hi «{first_name}», ...",
  good: "Hi `{first_name}`, ...",
  checkBody: (body) =>
    findInBody(
      body,
      (text) => !isOurs(text),
      (text) => ({ message: describe(text) }),
    ),
  checkFields: (entry) =>
    findInFields(entry, (found) =>
      // One finding per field, because placeholder/unknown is more serious.
      isPageCollection(entry.collection) || found.some(([text]) => isOurs(text))
        ? undefined
        : found[0],
    ).map(({ range, text }) => ({ range, message: describe(text) })),
});

function describe(text: string): string {
  const what = text.startsWith("{%")
    ? "is a tag of another template language"
    : "is not filled in by anything";
  return `\`${text}\` ${what}: readers see the braces.`;
}
