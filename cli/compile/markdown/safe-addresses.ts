import type { Element, Root } from "hast";
import { visit } from "unist-util-visit";
import { isSchemeless } from "../../model/schemeless-address.ts";

/** Takes away addresses that look like paths but lead to another host; the allow list cannot tell them apart. */
export function safeAddresses() {
  return (tree: Root): void => {
    visit(tree, "element", ({ properties }: Element) => {
      for (const name of ["href", "src"] as const) {
        const address = properties[name];
        if (typeof address === "string" && isSchemeless(address))
          delete properties[name];
      }
    });
  };
}
