import type { TextEdit } from "../../model/source-text.ts";
import type { TextLine } from "./line-flow.ts";

const ROW = /^[ \t>]*\|/u;
/** Lines between the rows of a table: under its head, between its bodies, above its foot. */
const RULE = /^[ \t>]*\|[ \t]*[:=-][ \t|:=+-]*$/u;

/** Gives each table of kramdown the one rule below its first row that GFM asks for, and an empty head where it has none. */
export function editTables(lines: readonly TextLine[]): TextEdit[] {
  const edits: TextEdit[] = [];
  let block: TextLine[] = [];
  for (const line of [...lines, { text: "", start: 0, isCode: false }]) {
    if (!line.isCode && ROW.test(line.text)) block.push(line);
    else {
      edits.push(...editTable(block));
      block = [];
    }
  }
  return edits;
}

function editTable(block: readonly TextLine[]): TextEdit[] {
  const first = block.findIndex(({ text }) => !RULE.test(text));
  const head = block[first];
  if (head === undefined) return [];
  const rules = block.filter(({ text }) => RULE.test(text));
  const [only] = rules;
  const hasHead = rules.includes(block[first + 1] ?? head);
  if (hasHead && rules.length === 1 && !only?.text.includes("+")) return [];
  const prefix = /^[ \t>]*/u.exec(head.text)?.[0] ?? "";
  const cells = countCells(head.text);
  const rule = `${prefix}|${" --- |".repeat(cells)}`;
  const end = head.start + head.text.length;
  const added = hasHead
    ? { start: end, end, text: `\n${rule}` }
    : {
        start: head.start,
        end: head.start,
        text: `${prefix}|${"  |".repeat(cells)}\n${rule}\n`,
      };
  const dropped = rules.map(({ start, text }) => ({
    start: Math.max(start - 1, 0),
    end: start + text.length,
    text: "",
  }));
  return [added, ...dropped];
}

function countCells(row: string): number {
  const inner = row.replaceAll(/`[^`]*`|\\./gu, "").trim();
  return inner.replaceAll(/^[>\s]*\||\|$/gu, "").split("|").length;
}
