import { h } from "hastscript";
import type { BodyTree } from "./body-tree.ts";

/** Ends each heading below the title with a link to itself. Runs after texts are taken. */
export function addHeadingAnchors({ headings }: BodyTree): void {
  for (const { node, depth, text, id } of headings) {
    if (depth === 1 || id === "") continue;
    node.children.push(
      h(
        "a.heading-anchor",
        { href: `#${id}`, ariaLabel: `Link to this section: ${text}` },
        h("span", { ariaHidden: "true" }, "#"),
      ),
    );
  }
}
