import type { Root } from "hast";
import { visit } from "unist-util-visit";

/** Long lines of code scroll inside their block: the block can be reached by keyboard. */
export function scrollableCode() {
  return (tree: Root): void => {
    visit(tree, "element", ({ tagName, properties }) => {
      if (tagName === "pre") properties.tabIndex = 0;
    });
  };
}
