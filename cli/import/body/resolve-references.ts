import type { Definition, PhrasingContent, Root } from "mdast";
import { SKIP, visit } from "unist-util-visit";
import { holdsToken } from "./marks.ts";

/**
 * Writes the addresses of links and images by reference into them; the definitions go. One whose name a template was to
 * fill in is named by nothing: it is shown as text.
 */
export function resolveReferences(tree: Root): void {
  const definitions = new Map<string, Definition>();
  visit(tree, "definition", (node, index, parent) => {
    if (parent === undefined || index === undefined) return undefined;
    if (!definitions.has(node.identifier))
      definitions.set(node.identifier, node);
    const label = node.label ?? node.identifier;
    if (!holdsToken(label)) {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    const place = node.position ? { position: node.position } : {};
    const value = `${label}: ${node.url}`;
    parent.children[index] = {
      type: "paragraph",
      children: [{ type: "text", value, ...place }],
      ...place,
    };
    return undefined;
  });
  visit(tree, (node, index, parent) => {
    if (node.type !== "linkReference" && node.type !== "imageReference") return;
    const definition = definitions.get(node.identifier);
    if (definition === undefined || parent === undefined || index === undefined)
      return;
    const { title, url } = definition;
    const place = node.position ? { position: node.position } : {};
    const shared = { url, title: title ?? null, ...place };
    const resolved: PhrasingContent =
      node.type === "linkReference"
        ? { type: "link", children: node.children, ...shared }
        : { type: "image", alt: node.alt ?? null, ...shared };
    parent.children[index] = resolved;
  });
}
