import type { Definition, PhrasingContent, Root } from "mdast";
import { SKIP, visit } from "unist-util-visit";
import { holdsToken } from "./marks.ts";
import { placeOf } from "./tidy-tree.ts";

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
    const text = { type: "text", value: `${label}: ${node.url}` } as const;
    const children = [{ ...text, ...placeOf(node) }];
    parent.children[index] = { ...placeOf(node), type: "paragraph", children };
    return undefined;
  });
  visit(tree, (node, index, parent) => {
    if (node.type !== "linkReference" && node.type !== "imageReference") return;
    const definition = definitions.get(node.identifier);
    if (definition === undefined || parent === undefined || index === undefined)
      return;
    const { title = null, url } = definition;
    const shared = { ...placeOf(node), url, title };
    const resolved: PhrasingContent =
      node.type === "linkReference"
        ? { ...shared, type: "link", children: node.children }
        : { ...shared, type: "image", alt: node.alt ?? null };
    parent.children[index] = resolved;
  });
}
