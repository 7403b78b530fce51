import type { Root } from "hast";
import { toMdast } from "hast-util-to-mdast";
import { gfmToMarkdown } from "mdast-util-gfm";
import { toMarkdown as printMarkdown } from "mdast-util-to-markdown";

/** Converts plain HTML to GitHub Flavored Markdown. */
export function toMarkdown(tree: Root): string {
  return printMarkdown(toMdast(tree), {
    bullet: "-",
    rule: "-",
    extensions: [gfmToMarkdown()],
  });
}
