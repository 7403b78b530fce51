import type { Element, Root } from "hast";
import { defaultHandlers, toMdast, type State } from "hast-util-to-mdast";
import { toString } from "hast-util-to-string";
import type { Html, InlineCode } from "mdast";
import { gfmToMarkdown } from "mdast-util-gfm";
import { toMarkdown as printMarkdown } from "mdast-util-to-markdown";

/** Converts plain HTML to GitHub Flavored Markdown. */
export function toMarkdown(tree: Root): string {
  return printMarkdown(toMdast(tree, { handlers: { code: toCode } }), {
    bullet: "-",
    rule: "-",
    extensions: [gfmToMarkdown()],
  });
}

/** Code, or a formula between dollar signs. */
function toCode(state: State, node: Element): InlineCode | Html {
  const [name] = [node.properties["className"]].flat();
  const tex = toString(node);
  if (name === "language-math") return { type: "html", value: `$${tex}$` };
  if (name === "language-math-display")
    return { type: "html", value: `$$\n${tex}\n$$` };
  return defaultHandlers.code(state, node);
}
