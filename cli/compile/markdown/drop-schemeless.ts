import type { Element, Root } from "hast";
import { isSchemeless } from "../../model/schemeless-address.ts";

/**
 * Removes addresses such as `//host/path`, which look like paths but lead to another host. The allow list cannot tell
 * them apart.
 */
export function dropSchemeless({ children }: Root | Element): void {
  for (const node of children) {
    if (node.type !== "element") continue;
    const { properties } = node;
    for (const name of ["href", "src"])
      if (isSchemeless(String(properties[name] ?? ""))) delete properties[name];
    dropSchemeless(node);
  }
}
