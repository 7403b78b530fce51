import type { Element } from "hast";
import type { BodyTree } from "../../model/body-tree.ts";

/** Ends each heading below the title with a link to itself. Runs after texts are taken. */
export function addHeadingAnchors({ headings }: BodyTree): void {
  for (const { node, depth, text, id } of headings)
    if (depth > 1 && id !== "") node.children.push(createAnchor(id, text));
}

function createAnchor(id: string, text: string): Element {
  return {
    type: "element",
    tagName: "a",
    properties: {
      className: ["heading-anchor"],
      href: `#${id}`,
      ariaLabel: `Link to this section: ${text}`,
    },
    children: [
      {
        type: "element",
        tagName: "span",
        properties: { ariaHidden: "true" },
        children: [{ type: "text", value: "#" }],
      },
    ],
  };
}
