import type { Element } from "hast";
import { h } from "hastscript";
import type { BodyTree } from "../../model/body-tree.ts";

/** Puts each table into a focusable region that scrolls, named after its section. */
export function wrapTables({ tables }: Pick<BodyTree, "tables">): void {
  const seen = new Map<string, number>();
  for (const { node, section } of tables) {
    const label = section === "" ? "Table" : `Table: ${section}`;
    const count = (seen.get(label) ?? 0) + 1;
    seen.set(label, count);
    const table: Element = { ...node };
    // The node itself becomes the region, so its parent need not be known.
    Object.assign(
      node,
      h(
        "div.table-scroll",
        {
          role: "region",
          ariaLabel: count === 1 ? label : `${label} (${count})`,
          tabIndex: 0,
        },
        table,
      ),
    );
  }
}
