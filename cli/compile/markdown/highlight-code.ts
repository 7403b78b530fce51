import type { Element, Text } from "hast";
import type { BodyTree } from "../../model/body-tree.ts";
import { findFence } from "../../model/code-fence.ts";
import {
  parseCodeOptions,
  type CodeOptions,
} from "../../model/code-options.ts";
import { highlightCode } from "./code-languages.ts";
import { printCodeLines } from "./print-code-lines.ts";
import { printTokens } from "./print-tokens.ts";

const PREFIX = "language-";

/**
 * Highlights code blocks in known languages. Uses classes only, because the site's content security policy forbids
 * inline styles. Makes all blocks focusable: long lines scroll inside their block, so a keyboard must reach it.
 */
export function colourCode(body: BodyTree): void {
  for (const block of body.elementsNamed("pre")) {
    block.properties.tabIndex = 0;
    for (const code of block.children)
      if (code.type === "element" && code.tagName === "code")
        colour(code, optionsOf(block, body));
  }
}

function optionsOf(block: Element, body: BodyTree): CodeOptions | undefined {
  const text = findFence(block, body)?.options.text ?? "";
  if (text === "") return undefined;
  const options = parseCodeOptions(text);
  const { firstNumber, marked } = options;
  return firstNumber === undefined && marked.length === 0 ? undefined : options;
}

/** Some grammars take quadratic time: minutes for 100,000 characters, a second for these. */
const MAX_CHARACTERS = 10_000;

/** The text of an empty code element that was parsed as HTML. */
const NOTHING: Text = { type: "text", value: "" };

function colour(node: Element, options: CodeOptions | undefined): void {
  const [text = NOTHING, ...more] = node.children;
  if (text.type !== "text" || more.length > 0) return;
  const coloured = highlight(node, text.value);
  const html =
    options === undefined
      ? coloured
      : printCodeLines(coloured ?? printTokens(text.value), options);
  // The only HTML that is printed unchanged: it is made after sanitizing, and the highlighter escapes it.
  if (html !== undefined) node.children = [{ type: "raw", value: html }];
}

function highlight({ properties }: Element, code: string): string | undefined {
  const classes = properties.className;
  if (!Array.isArray(classes) || code.length > MAX_CHARACTERS) return undefined;
  const named = classes.find((name) => String(name).startsWith(PREFIX));
  if (named === undefined) return undefined;
  return highlightCode(String(named).slice(PREFIX.length), code);
}
