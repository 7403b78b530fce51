import type { Root } from "hast";
import { eachElement } from "./each-element.ts";

/** Removes inline styles of formulas by KaTeX, such as colours, because the site's content policy forbids them. */
export function rehypeNoStyles() {
  return (tree: Root): void => {
    eachElement(tree, (formula) => {
      if (!isFormula(formula.properties.className)) return undefined;
      delete formula.properties.style;
      eachElement(formula, ({ properties }) => {
        delete properties.style;
      });
      return "skip";
    });
  };
}

function isFormula(classes: unknown): boolean {
  if (!Array.isArray(classes)) return false;
  return classes.includes("katex") || classes.includes("katex-error");
}
