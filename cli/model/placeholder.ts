import type { Element } from "hast";
import { toString } from "hast-util-to-string";

/** `{{wireframe:id}}` or `{{code:id}}`. */
export const PLACEHOLDER = /\{\{(wireframe|code):([\w-]+)\}\}/gu;

const PLACEHOLDER_LINE = /^\s*\{\{(?:wireframe|code):[\w-]+\}\}\s*$/u;

/** True for a paragraph whose lines are one placeholder each. Placeholders are only filled in there. */
export function isPlaceholderParagraph({
  children,
  tagName,
}: Element): boolean {
  if (tagName !== "p" || children.some(({ type }) => type !== "text"))
    return false;
  const lines = toString({ type: "root", children }).trim().split("\n");
  return lines.every((line) => PLACEHOLDER_LINE.test(line));
}
