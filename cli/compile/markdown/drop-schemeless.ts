import type { Element, Root } from "hast";
import { isSchemeless } from "../../model/schemeless-address.ts";

/** Drops addresses that look like paths but lead to another host: the allow list cannot tell them apart. */
export function dropSchemeless({ children }: Root | Element): void {
  for (const node of children) {
    if (node.type !== "element") continue;
    const { properties } = node;
    for (const name of ["href", "src"])
      if (isSchemeless(String(properties[name] ?? ""))) delete properties[name];
    dropSchemeless(node);
  }
}
