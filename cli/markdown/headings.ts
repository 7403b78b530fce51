import type { Element, Nodes } from "hast";
import { toString } from "hast-util-to-string";
import { visit } from "unist-util-visit";

export interface HeadingNode {
  node: Element;
  depth: number;
  text: string;
  id: string;
}

/** Every heading of a tree in order, but for the hidden one above footnotes. */
export function findHeadings(tree: Nodes): HeadingNode[] {
  const headings: HeadingNode[] = [];
  visit(tree, "element", (node) => {
    const depth = /^h([1-6])$/u.exec(node.tagName)?.[1];
    if (depth === undefined || node.properties.id === "footnote-label") return;
    const text = toString(node).replaceAll(/\s+/gu, " ").trim();
    const id = String(node.properties.id ?? "");
    headings.push({ node, depth: Number(depth), text, id });
  });
  return headings;
}
