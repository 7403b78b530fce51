import type { TextRange } from "../../model/source-text.ts";

/** A part of a text that speaks of one thing, with its place in the file. */
export interface Passage extends TextRange {
  text: string;
}

/** A row of a table: its cells, and those of the first row. */
export interface TableRow {
  header: readonly Passage[];
  cells: readonly Passage[];
}

export interface Passages {
  /** Sentences outside code and tables, in texts and in fields. */
  sentences: Passage[];
  rows: TableRow[];
}

/** Begins a text of its own: a list item, a heading, a quote, a field of YAML. */
const START = /^\s*(?:[-*+>]|\d+[.)]|#{1,6})\s|^\s*["']?[\w-]+["']?:(?:\s|$)/u;
const FENCE = /^\s*(?:`{3,}|~{3,})/u;

type Kind = "row" | "blank" | "start" | "more";

/** The kind of a line outside code. */
function kindOf(line: string): Kind {
  if (/^\s*\|/u.test(line)) return "row";
  if (line.trim() === "") return "blank";
  return START.test(line) ? "start" : "more";
}

/**
 * The sentences and table rows of a file, Markdown or YAML.
 * @param isWanted false for a paragraph that need not be split into sentences
 */
export function readPassages(
  text: string,
  isWanted: (text: string) => boolean,
): Passages {
  const found: Passages = { sentences: [], rows: [] };
  let block: TextRange | undefined;
  let header: Passage[] | undefined;
  let inCode = false;
  for (const { 0: line, index: start } of text.matchAll(/[^\n]*(?:\n|$)/gu)) {
    const isFence = FENCE.test(line);
    const kind = isFence || inCode ? "blank" : kindOf(line);
    if (isFence) inCode = !inCode;
    if (kind !== "more" && block) {
      const { start: from, end } = block;
      if (isWanted(text.slice(from, end)))
        found.sentences.push(...splitSentences(text, block));
      block = undefined;
    }
    if (kind === "row") {
      const cells = splitCells(line, start);
      if (header) found.rows.push({ header, cells });
      header ??= cells;
      continue;
    }
    header = undefined;
    if (kind === "blank") continue;
    block = { start: block?.start ?? start, end: start + line.length };
  }
  return found;
}

function splitSentences(text: string, { start, end }: TextRange): Passage[] {
  const block = text.slice(start, end);
  return [...block.matchAll(/.+?(?:[.!?;](?=[\s"'”’)*_]|$)|$)/gsu)].map(
    (match) => toPassage(match[0], start + match.index),
  );
}

function splitCells(line: string, start: number): Passage[] {
  return [...line.matchAll(/\|((?:\\.|[^|\n])*)(?=\|)/gu)].map((match) =>
    toPassage(match[1] ?? "", start + match.index + 1),
  );
}

function toPassage(text: string, start: number): Passage {
  return { text, start, end: start + text.length };
}
