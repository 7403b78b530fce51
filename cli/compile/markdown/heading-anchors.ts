import { h } from "hastscript";
import type { BodyTree } from "../../model/body-tree.ts";

/** Adds a link to itself at the end of each heading below the title. Runs after plain texts are extracted. */
export function addHeadingAnchors({ headings }: BodyTree): void {
  for (const { node, depth, text, id } of headings) {
    if (depth === 1 || id === "") continue;
    const ariaLabel = `Link to this section: ${text}`;
    const sign = h("span", { ariaHidden: "true" }, "#");
    const properties = { href: `#${id}`, ariaLabel };
    node.children.push(h("a.heading-anchor", properties, sign));
  }
}
