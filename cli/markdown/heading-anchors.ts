import type { Root } from "hast";
import { h } from "hastscript";
import { findHeadings } from "./headings.ts";

/** Ends each heading below the title with a link to itself. Runs after ids are set and texts are taken. */
export function headingAnchors() {
  return (tree: Root): void => {
    for (const { node, depth, text, id } of findHeadings(tree)) {
      if (depth === 1 || id === "") continue;
      node.children.push(
        h(
          "a.heading-anchor",
          { href: `#${id}`, ariaLabel: `Link to this section: ${text}` },
          h("span", { ariaHidden: "true" }, "#"),
        ),
      );
    }
  };
}
