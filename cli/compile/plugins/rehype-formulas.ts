import { createRequire } from "node:module";
import type { Element, Root } from "hast";
import type rehypeKatex from "rehype-katex";
import type { VFile } from "vfile";
import type { formulaOptions } from "../../model/formula.ts";
import { eachElement } from "./each-element.ts";

const require = createRequire(import.meta.url);

/**
 * Typesets formulas by `rehype-katex`, which is loaded with the first one. Inline styles go, because the site's content
 * policy forbids them. A formula on lines of its own can be focused: a long one scrolls, so a keyboard must reach it.
 */
export function rehypeFormulas(options: typeof formulaOptions) {
  return (tree: Root, file: VFile): void => {
    if (!hasFormula(tree)) return;
    loadPlugin()(options)(tree, file);
    eachElement(tree, (node) => {
      if (!hasClass(node, ["katex", "katex-error"])) return undefined;
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

function hasFormula(tree: Root): boolean {
  let found = false;
  eachElement(tree, (node) => {
    found ||= hasClass(node, ["language-math", "math-inline", "math-display"]);
  });
  return found;
}

function hasClass(
  { properties: { className } }: Element,
  names: readonly string[],
): boolean {
  return (
    Array.isArray(className) && names.some((name) => className.includes(name))
  );
}

function loadPlugin(): typeof rehypeKatex {
  return (require("rehype-katex") as { default: typeof rehypeKatex }).default;
}
