import type { Root } from "hast";
import { headingRank } from "hast-util-heading-rank";
import { toString } from "hast-util-to-string";
import { h } from "hastscript";
import { bodyWords } from "../../model/body-words.ts";
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

/** Puts each table into a focusable region that scrolls, named after its section. Leaves tables inside others alone. */
export function rehypeTableRegions() {
  return (tree: Root): void => {
    const seen = new Map<string, number>();
    let section = "";
    eachElement(tree, (node) => {
      if (headingRank(node) !== undefined)
        section = toString(node).replaceAll(/\s+/gu, " ").trim();
      // A drawing made of elements.
      if (node.properties.role === "img") return "skip";
      if (node.tagName !== "table") return undefined;
      const label = bodyWords.table(section);
      const count = (seen.get(label) ?? 0) + 1;
      seen.set(label, count);
      const ariaLabel = count === 1 ? label : `${label} (${count})`;
      const region = { role: "region", ariaLabel, tabIndex: 0 };
      Object.assign(node, h("div.table-scroll", region, { ...node }));
      return "skip";
    });
  };
}
