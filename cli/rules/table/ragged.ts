import type { Element } from "hast";
import { rangeOfElement, type BodyTree } from "../../model/body-tree.ts";
import type { TextRange } from "../../model/source-text.ts";
import { defineRule, type Finding } from "../define-rule.ts";

export const tableRagged = defineRule({
  id: "table/ragged",
  level: "warn",
  what: "A row of a table has fewer or more cells than its header.",
  why: "Cells that are missing are shown empty, and those beyond the header are lost.",
  whatToDo:
    "Give each row as many cells as the header. A `|` inside a cell takes a backslash: `\\|`.",
  bad: "| Plan | Price |\n| --- | --- |\n«| Team |»",
  good: "| Plan | Price |\n| --- | --- |\n| Team | $49 |",
  checkBody: (body) =>
    body.elementsNamed("table").flatMap((table) => {
      const [first, ...rows] = rowsOf(table).flatMap(
        (row) => rangeOfElement(row, body.range) ?? [],
      );
      const header = first && countCells(first, body);
      if (header === undefined) return [];
      return rows.flatMap((range) => {
        const cells = countCells(range, body);
        if (cells === undefined || cells === header) return [];
        return describe(range, cells, header);
      });
    }),
});

function rowsOf(table: Element): Element[] {
  return table.children.flatMap((part) =>
    part.type === "element" && /^t(?:head|body)$/u.test(part.tagName)
      ? part.children.filter((row) => row.type === "element")
      : [],
  );
}

/** The number of cells in a written line. Undefined for a row in HTML, and for a row without its own line. */
function countCells(
  { start, end }: TextRange,
  { source }: BodyTree,
): number | undefined {
  const line = source.text.slice(start, end).trim();
  if (!line.includes("|") || line.startsWith("<")) return undefined;
  const bars = line.replace(/^\|/u, "").replace(/(?<!\\)\|$/u, "");
  return bars.split(/(?<!\\)\|/u).length;
}

function describe(range: TextRange, cells: number, header: number): Finding[] {
  const effect =
    cells > header
      ? `readers do not see the last ${cells - header === 1 ? "one" : cells - header}`
      : `the other ${header - cells === 1 ? "one is" : "ones are"} shown empty`;
  const message = `The row has ${countOf(cells)} where the header has ${header}: ${effect}.`;
  const help =
    cells > header
      ? "Put a backslash before each `|` that belongs to a cell, or give the header as many cells."
      : "Write the cells that are missing, or `|` for each that should be empty.";
  return [{ range, message, help }];
}

function countOf(cells: number): string {
  return cells === 1 ? "1 cell" : `${cells} cells`;
}
