import type { Element, Root } from "hast";
import { isSchemeless } from "../../model/schemeless-address.ts";

/**
 * Removes addresses such as `//host/path`, which look like paths but lead to another host. The allow list cannot tell
 * them apart.
 */
export function dropSchemeless({ children }: Root | Element): void {
  for (const node of children) {
    if (node.type !== "element") continue;
    const { href, src } = node.properties;
    if (href !== undefined && isSchemeless(String(href)))
      delete node.properties.href;
    if (src !== undefined && isSchemeless(String(src)))
      delete node.properties.src;
    dropSchemeless(node);
  }
}
