import type { Nodes, Parents, Root } from "mdast";
import type { VFile } from "vfile";
import type { MarkdownNodes } from "../../model/body-tree.ts";

/** Keeps what rules look at in the Markdown as it is written, in the data of the file. */
export function remarkKeep() {
  return (tree: Root, file: VFile): void => {
    const found: MarkdownNodes = {
      html: [],
      code: [],
      lists: [],
      definitions: [],
      footnotes: [],
      references: new Set(),
    };
    collect(tree, found);
    file.data.markdown = found;
  };
}

/** In one walk, and not by `unist-util-visit`: one for each rule would take longer than everything else. */
function collect(parent: Parents, found: MarkdownNodes): void {
  const { children } = parent;
  for (const [index, node] of children.entries()) {
    add(node, parent, children[index + 1], found);
    if ("children" in node) collect(node, found);
  }
}

function add(
  node: Nodes,
  { type }: Parents,
  next: Nodes | undefined,
  found: MarkdownNodes,
): void {
  if (node.type === "html")
    found.html.push({ node, isInLine: type === "paragraph" });
  else if (node.type === "code") found.code.push(node);
  else if (node.type === "list") found.lists.push({ list: node, next });
  else if (node.type === "definition") found.definitions.push(node);
  else if (node.type === "footnoteDefinition") found.footnotes.push(node);
  else if (node.type === "footnoteReference")
    found.references.add(`^${node.identifier}`);
  else if ("referenceType" in node) found.references.add(node.identifier);
}
