import type { Element, Root } from "hast";
import { eachElement } from "./each-element.ts";

/**
 * Finishes what `rehype-katex` makes. Inline styles go, because the site's content policy forbids them. A formula on
 * lines of its own can be focused: a long one scrolls, so a keyboard must reach it.
 */
export function rehypeFormulas() {
  return (tree: Root): void => {
    eachElement(tree, (node) => {
      if (!isFormula(node)) return undefined;
      delete node.properties.style;
      eachElement(node, ({ properties, tagName }) => {
        delete properties.style;
        if (tagName === "math" && properties["display"] === "block")
          node.properties.tabIndex = 0;
      });
      return "skip";
    });
  };
}

function isFormula({ properties }: Element): boolean {
  const { className } = properties;
  if (!Array.isArray(className)) return false;
  return className.includes("katex") || className.includes("katex-error");
}
