import type { Nodes } from "mdast";
import { visit } from "unist-util-visit";
import type { TextEdit, TextRange } from "../../model/source-text.ts";
import { rangeOf } from "./markdown-tree.ts";
import { indentOf } from "./replace-component.ts";
import type { TrackedText } from "./tracked-text.ts";

/** A line between head and body, or between two bodies. */
const SEPARATOR = /^[+|: \t-]*-[+|: \t-]*$/u;
/** The line above the foot. */
const FOOT = /^[+|: \t=]*=[+|: \t=]*$/u;

interface Block extends TextRange {
  /** True for one that GitHub's Markdown takes for a table. */
  isTable: boolean;
}

interface Line {
  /** Offset of its first character after the marks of the blocks it stands in. */
  start: number;
  text: string;
  kind: "separator" | "foot" | "row";
}

/**
 * kramdown's tables as GitHub's Markdown knows them: one line of heads, empty where there is none, and the rows of
 * every body and of the foot below it. No row has more cells than the head, or the rest would not be shown.
 */
export function convertTables(body: TrackedText): void {
  const { text } = body;
  if (!text.includes("|")) return;
  const edits: TextEdit[] = [];
  visit(body.tree(), (node) => {
    if (!("children" in node)) return;
    for (const block of joinBlocks(node.children)) {
      const lines = readLines(text, block);
      if (lines.every(({ kind }) => kind !== "row")) continue;
      if (block.isTable ? !isPlain(lines) : isTable(lines))
        edits.push(...editTable(text, lines));
    }
  });
  body.apply(edits);
}

/** Paragraphs and tables; those without an empty line between them as one, for only GitHub's Markdown parts them. */
function joinBlocks(nodes: readonly Nodes[]): Block[] {
  const found: Block[] = [];
  let before: Nodes | undefined;
  for (const node of nodes) {
    const isTable = node.type === "table";
    const last = found.at(-1);
    const lineAbove = before?.position?.end.line;
    const follows = node.position?.start.line === (lineAbove ?? -1) + 1;
    if (isTable && follows && before?.type === "paragraph" && last)
      found[found.length - 1] = { ...last, end: rangeOf(node).end };
    else if (isTable || node.type === "paragraph")
      found.push({ ...rangeOf(node), isTable });
    before = node;
  }
  return found;
}

function readLines(text: string, { end, start }: Block): Line[] {
  let at = start;
  return text
    .slice(start, end)
    .split("\n")
    .map((line, number) => {
      const lead = number === 0 ? 0 : line.search(/[^ \t>]|$/u);
      const found = { start: at + lead, text: line.slice(lead).trimEnd() };
      at += line.length + 1;
      if (SEPARATOR.test(found.text)) return { ...found, kind: "separator" };
      return { ...found, kind: FOOT.test(found.text) ? "foot" : "row" };
    });
}

/** True for lines that kramdown makes a table of; one with a `|` somewhere in it is meant as a sentence. */
function isTable(lines: readonly Line[]): boolean {
  const isFramed = lines.every(({ text }) => text.startsWith("|"));
  return (
    (isFramed || lines.length > 1) &&
    lines.every(({ text }) => bars(text).between.length > 0)
  );
}

/** True for a table that means the same to GitHub's Markdown. */
function isPlain([head, , ...rows]: readonly Line[]): boolean {
  const width = head === undefined ? 0 : cellsOf(head.text);
  return rows.every(
    ({ kind, text }) =>
      kind === "row" &&
      cellsOf(text) <= width &&
      bars(text).inCode.length === 0,
  );
}

function editTable(text: string, lines: readonly Line[]): TextEdit[] {
  const [first] = lines;
  if (first === undefined) return [];
  const rows = lines.filter(({ kind }) => kind === "row");
  const width = Math.max(...rows.map((row) => cellsOf(row.text)));
  const begin = lines.findIndex(({ kind }) => kind === "row");
  const after = lines.findIndex(
    ({ kind }, index) => index > begin && kind !== "row",
  );
  const below = lines[after];
  const hasHead = below?.kind === "separator" && after < lines.length - 1;
  const aligned = hasHead ? (below.text.match(/:?-+:?/gu) ?? []) : [];
  const cells = Array.from({ length: width }, (_, cell) =>
    (aligned[cell] ?? "---").replace(/-+/u, "---"),
  );
  const lineStart = text.lastIndexOf("\n", first.start - 1) + 1;
  const lead = `\n${indentOf(text.slice(lineStart, first.start))}`;
  const delimiter = `| ${cells.join(" | ")} |${lead}`;
  const empty = `|${"  |".repeat(width)}${lead}`;
  const last = lines.findLastIndex(({ kind }) => kind === "row");
  return lines.flatMap(({ kind, start, text: written }, index): TextEdit[] => {
    const end = start + written.length;
    const next = lines[index + 1];
    if (kind !== "row")
      return index < last && next ? [{ start, end: next.start, text: "" }] : [];
    const edits = bars(written).inCode.map((at) => insert(start + at, "\\"));
    if (index === begin && !hasHead)
      edits.unshift(insert(start, `${empty}${delimiter}`));
    if (index === begin && hasHead && next) {
      const more = "  |".repeat(width - cellsOf(written));
      const open = more === "" || written.endsWith("|") ? "" : " |";
      edits.push(insert(end, open + more), insert(next.start, delimiter));
    }
    if (index === last) {
      const below = lines.at(-1);
      if (below && next)
        edits.push({
          start: end,
          end: below.start + below.text.length,
          text: "",
        });
    }
    return edits;
  });
}

function insert(at: number, text: string): TextEdit {
  return { start: at, end: at, text };
}

function cellsOf(line: string): number {
  const inner = line.replace(/^\|/u, "").replace(/(?<!\\)\|$/u, "");
  return bars(inner).between.length + 1;
}

/** Offsets of the bars of a line: those between cells, and those in code, which GitHub takes for such too. */
function bars(line: string): { between: number[]; inCode: number[] } {
  const between: number[] = [];
  const inCode: number[] = [];
  const marks = [...line.matchAll(/\\[^`]|`+|\|/gu)];
  /** Runs of backticks by their length, the first one last. */
  const runs = new Map<string, number[]>();
  for (const [index, [mark]] of [...marks.entries()].toReversed())
    if (mark.startsWith("`")) {
      const same = runs.get(mark);
      if (same === undefined) runs.set(mark, [index]);
      else same.push(index);
    }
  let codeEnd = -1;
  for (const [index, { 0: mark, index: at }] of marks.entries()) {
    if (mark === "|") (index < codeEnd ? inCode : between).push(at);
    if (!mark.startsWith("`") || index <= codeEnd) continue;
    const same = runs.get(mark) ?? [];
    while ((same.at(-1) ?? marks.length) <= index) same.pop();
    codeEnd = same.at(-1) ?? codeEnd;
  }
  return { between, inCode };
}
