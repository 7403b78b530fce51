import type { Definition, PhrasingContent, Root } from "mdast";
import { SKIP, visit } from "unist-util-visit";
import type { Conversion } from "./conversion.ts";

/**
 * Links and images by reference with their addresses; the definitions go. One whose name a template was to fill in is
 * named by nothing: it is shown as text.
 */
export function resolveReferences(tree: Root, { marks }: Conversion): void {
  const definitions = new Map<string, Definition>();
  visit(tree, "definition", (node, index, parent) => {
    if (!definitions.has(node.identifier))
      definitions.set(node.identifier, node);
    if (parent === undefined || index === undefined) return;
    const label = node.label ?? node.identifier;
    const { url } = node;
    const place = node.position ? { position: node.position } : {};
    if (marks.restore(label) === label) parent.children.splice(index, 1);
    else
      parent.children[index] = {
        type: "paragraph",
        children: [{ type: "text", value: `${label}: ${url}`, ...place }],
        ...place,
      };
    return [SKIP, index];
  });
  visit(tree, (node, index, parent) => {
    if (node.type !== "linkReference" && node.type !== "imageReference") return;
    const definition = definitions.get(node.identifier);
    if (definition === undefined || parent === undefined || index === undefined)
      return;
    const { title, url } = definition;
    const place = node.position ? { position: node.position } : {};
    const resolved: PhrasingContent =
      node.type === "linkReference"
        ? {
            type: "link",
            url,
            title: title ?? null,
            children: node.children,
            ...place,
          }
        : {
            type: "image",
            url,
            title: title ?? null,
            alt: node.alt ?? null,
            ...place,
          };
    parent.children[index] = resolved;
  });
}
