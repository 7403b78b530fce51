import type { Element } from "hast";
import { toHtml } from "hast-util-to-html";
import { visit } from "unist-util-visit";
import { toPlainTree } from "../plain-html/plain-tree.ts";

/** Feed readers show a disabled checkbox as a broken form. */
const toMark = ({ properties }: Element) =>
  properties["checked"] === true ? "\u2611" : "\u2610";

/**
 * The body of an entry as HTML that works outside of the site.
 * @param url the absolute address of the entry
 */
export function toFeedHtml(html: string, url: string): string {
  const tree = toPlainTree(html, url);
  visit(tree, "element", (element, index, parent) => {
    delete element.properties["className"];
    if (element.tagName === "input" && parent && index !== undefined)
      parent.children[index] = { type: "text", value: toMark(element) };
  });
  return toHtml(tree);
}
