import type { Root } from "hast";
import { eachElement } from "./each-element.ts";

const CELLS = new Set(["td", "th"]);
const ALIGNED = new Set(["center", "right"]);

/** Aligns table cells by a class, because HTML's attribute for it is obsolete. */
export function rehypeAlignCells() {
  return (tree: Root): void => {
    eachElement(tree, ({ properties, tagName }) => {
      if (!CELLS.has(tagName)) return;
      const align = String(properties.align ?? "").toLowerCase();
      delete properties.align;
      if (ALIGNED.has(align)) properties.className = [`align-${align}`];
    });
  };
}
