import type { Element, Root } from "hast";
import { visit } from "unist-util-visit";

/** True for an address that leaves the site without naming a scheme: `//host`, `/\host`. */
export function isSchemeless(address: string): boolean {
  return /^[\s\p{Cc}]*[/\\][\s\p{Cc}]*[/\\]/u.test(address);
}

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
