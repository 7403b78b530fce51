import type { BodyTree } from "../../model/body-tree.ts";

const ALIGNED = new Set(["center", "right"]);

/** Aligns table cells by a class, because HTML's attribute for it is obsolete. */
export function alignCells(body: Pick<BodyTree, "elementsNamed">): void {
  for (const { properties } of ["td", "th"].flatMap(body.elementsNamed)) {
    const align = String(properties.align ?? "").toLowerCase();
    delete properties.align;
    if (ALIGNED.has(align)) properties.className = [`align-${align}`];
  }
}
