import type { Root } from "hast";
import { headingRank } from "hast-util-heading-rank";
import { toString } from "hast-util-to-string";
import type { VFile } from "vfile";
import type { RenderedBody } from "../../model/body.ts";
import { eachElement } from "./each-element.ts";
import { FOOTNOTES } from "./rehype-heading-ids.ts";
import { toPlainText } from "./to-plain-text.ts";

/**
 * Adds the table of contents, the words and the excerpt of a text to the data of the file. Runs before the steps that
 * add words for screen readers.
 */
export function rehypePageText() {
  return (tree: Root, file: VFile): void => {
    const toc: RenderedBody["toc"] = [];
    eachElement(tree, (node) => {
      const depth = headingRank(node) ?? 0;
      if (depth < 2 || depth > 4 || node.properties.id === FOOTNOTES) return;
      const text = toString(node).replaceAll(/\s+/gu, " ").trim();
      toc.push({ depth, text, id: String(node.properties.id) });
    });
    file.data.page = { toc, text: toPlainText(tree), excerpt: excerptOf(tree) };
  };
}

const EXCERPT_LENGTH = 200;

/** The start of the running text in whole words. */
function excerptOf(tree: Root): string {
  const children = tree.children.filter(
    (node) => node.type === "element" && node.tagName === "p",
  );
  const text = toPlainText({ children }).replaceAll("\n", " ");
  if (text.length <= EXCERPT_LENGTH) return text;
  const cut = text.slice(0, EXCERPT_LENGTH - 2);
  const space = cut.lastIndexOf(" ");
  return `${cut.slice(0, space === -1 ? undefined : space)}...`;
}
