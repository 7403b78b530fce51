import type { Element, Root } from "hast";
import { h } from "hastscript";
import { SKIP, visit } from "unist-util-visit";
import { findHeadings } from "./headings.ts";

/** Puts each table into a region that scrolls by itself and can be reached by keyboard, named by its section. */
export function tableRegions() {
  return (tree: Root): void => {
    const headings = new Map(
      findHeadings(tree).map(({ node, text }) => [node, text]),
    );
    const seen = new Map<string, number>();
    let section = "";
    visit(tree, "element", (node: Element, index, parent) => {
      section = headings.get(node) ?? section;
      if (node.properties.role === "img") return SKIP;
      if (node.tagName !== "table" || index === undefined || !parent)
        return undefined;
      const label = section === "" ? "Table" : `Table: ${section}`;
      const count = (seen.get(label) ?? 0) + 1;
      seen.set(label, count);
      parent.children[index] = h(
        "div.table-scroll",
        {
          role: "region",
          ariaLabel: count === 1 ? label : `${label} (${count})`,
          tabIndex: 0,
        },
        node,
      );
      return [SKIP, index + 1];
    });
  };
}
