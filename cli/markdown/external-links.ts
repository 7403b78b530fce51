import type { Root } from "hast";
import { visit } from "unist-util-visit";

/** Links to other sites hand over neither the window nor the address they were followed from. */
export function externalLinks() {
  return (tree: Root): void => {
    visit(tree, "element", ({ tagName, properties }) => {
      if (tagName !== "a") return;
      if (/^https?:/iu.test(String(properties.href ?? "")))
        properties.rel = ["noopener", "noreferrer"];
    });
  };
}
