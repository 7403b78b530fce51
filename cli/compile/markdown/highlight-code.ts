import type { Element, Text } from "hast";
import type { BodyTree } from "../../model/body-tree.ts";
import { highlightCode } from "./code-languages.ts";

const PREFIX = "language-";

/** Colours code blocks that name a language we know, by classes only: the site's content policy forbids styles. */
export function colourCode(body: BodyTree): void {
  for (const { children } of body.elementsNamed("pre"))
    for (const code of children)
      if (code.type === "element" && code.tagName === "code") colour(code);
}

/** Some grammars take quadratic time: minutes for 100,000 characters, a second for these. */
const MAX_CHARACTERS = 10_000;

/** What stands in code that is empty, when its text was read as HTML. */
const NOTHING: Text = { type: "text", value: "" };

function colour(node: Element): void {
  const classes = node.properties.className;
  if (!Array.isArray(classes)) return;
  const named = classes.find((name) => String(name).startsWith(PREFIX));
  if (named === undefined) return;
  const [text = NOTHING, ...more] = node.children;
  if (text.type !== "text" || more.length > 0) return;
  if (text.value.length > MAX_CHARACTERS) return;
  const html = highlightCode(String(named).slice(PREFIX.length), text.value);
  // After sanitizing, and escaped by the highlighter: the one HTML that is printed as it is.
  if (html !== undefined) node.children = [{ type: "raw", value: html }];
}
