import type { BodyTree } from "../../model/body-tree.ts";

const ALIGNED = new Set(["center", "right"]);

/** Aligns the cells of tables by a class: HTML has no attribute for it any more. */
export function alignCells(body: Pick<BodyTree, "elementsNamed">): void {
  for (const { properties } of ["td", "th"].flatMap(body.elementsNamed)) {
    const align = String(properties.align ?? "").toLowerCase();
    delete properties.align;
    if (ALIGNED.has(align)) properties.className = [`align-${align}`];
  }
}
