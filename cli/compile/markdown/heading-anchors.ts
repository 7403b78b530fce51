import type { Element } from "hast";
import type { BodyTree } from "../../model/body-tree.ts";

/** Adds a link to itself at the end of each heading below the title. Runs after plain texts are extracted. */
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
