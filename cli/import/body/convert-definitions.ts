import type { TextEdit } from "../../model/source-text.ts";
import { isInside } from "./markdown-tree.ts";
import type { TrackedText } from "./tracked-text.ts";

const TERM = /^(?![ \t>#|:]|[-*+][ \t]|\d+[.)][ \t]|$)/u;
const DEFINITION = /^ {0,3}:(?: {1,3}|[ \t]*\t)(?=\S)/u;
/** What begins a block that its next lines belong to. */
const BLOCK = /^(?:[-*+>]|\d+[.)]|`{3,}|~{3,})/u;
const BOLD = /^(\*\*|__)(?:(?!\1).)+\1$/u;

interface Line {
  start: number;
  text: string;
}

/**
 * Terms and their definitions, which GitHub's Markdown does not know: each term in bold, and each definition with
 * all that is indented below it as blocks of their own.
 */
export function convertDefinitions(body: TrackedText): void {
  const { text } = body;
  if (!/^ {0,3}:[ \t]/mu.test(text)) return;
  const code = body.code("markdown");
  const lines: Line[] = [];
  let at = 0;
  for (const line of text.split("\n")) {
    lines.push({ start: at, text: line });
    at += line.length + 1;
  }
  const isBlank = (index: number) => lines[index]?.text.trim() === "";
  const isDefinition = (index: number) => {
    const { start, text: written } = lines[index] ?? { start: 0, text: "" };
    const mark = start + written.search(/\S/u);
    return DEFINITION.test(written) && !isInside(mark, code);
  };
  const isTerm = (line: Line | undefined) =>
    line !== undefined && TERM.test(line.text) && !isInside(line.start, code);
  const edits: TextEdit[] = [];
  /** The first line after the definition before. */
  let done = -1;
  for (let index = 1; index < lines.length; index++) {
    const line = lines[index];
    if (line === undefined || !isDefinition(index)) continue;
    const above = isBlank(index - 1) ? index - 1 : index;
    let first = above;
    while (first > Math.max(done, 0) && isTerm(lines[first - 1])) first--;
    const isStart = first === 0 || first === done || isBlank(first - 1);
    if (first === above ? above > done : !isStart) continue;
    for (let term = first; term < above; term++)
      edits.push(...boldTerm(lines[term], term > first || term === done));
    if (above === index)
      edits.push({ start: line.start, end: line.start, text: "\n" });
    done = endOf(index);
    edits.push(...dedent(lines.slice(index, done)));
    index = done - 1;
  }
  body.apply(edits);

  /** A definition goes on until a line is not indented below an empty one, or is another term or definition. */
  function endOf(index: number): number {
    const width = columnsOf(markOf(lines[index]));
    let end = index + 1;
    for (let next = end; next < lines.length; next++) {
      if (isBlank(next)) continue;
      const line = lines[next];
      if (line === undefined || isDefinition(next)) break;
      const isOwn = columnsOf(leadOf(line)) >= width;
      if (!isOwn && (next > end || isDefinition(next + 1))) break;
      end = next + 1;
    }
    return end;
  }
}

function boldTerm(line: Line | undefined, isBelow: boolean): TextEdit[] {
  if (line === undefined) return [];
  const { start, text } = line;
  const term = text.trim();
  const shown = BOLD.test(term) ? term : `**${term}**`;
  const gap = isBelow ? "\n" : "";
  return [{ start, end: start + text.length, text: `${gap}${shown}` }];
}

/** The lines of a definition moved left, so that what was indented to belong to it is no code. */
function dedent([first, ...rest]: readonly Line[]): TextEdit[] {
  if (first === undefined) return [];
  const mark = markOf(first);
  const width = columnsOf(mark);
  const least = Math.min(
    ...rest
      .filter(({ text }) => text.trim() !== "")
      .map((line) => columnsOf(leadOf(line)))
      .filter((columns) => columns >= width),
  );
  const isBlock = BLOCK.test(first.text.slice(mark.length));
  // Four columns more are code in a definition too.
  const most = isBlock || least >= width + 4 ? width : least;
  const cuts = rest.map((line): TextEdit => {
    const { start } = line;
    const lead = leadOf(line);
    const left = " ".repeat(Math.max(0, columnsOf(lead) - most));
    return { start, end: start + lead.length, text: left };
  });
  return [
    { start: first.start, end: first.start + mark.length, text: "" },
    ...cuts,
  ];
}

function markOf(line: Line | undefined): string {
  return DEFINITION.exec(line?.text ?? "")?.[0] ?? "";
}

function leadOf({ text }: Line): string {
  return /^[ \t]*/u.exec(text)?.[0] ?? "";
}

/** Columns that white space takes, with tab stops at every fourth. */
function columnsOf(lead: string): number {
  let columns = 0;
  for (const character of lead)
    columns += character === "\t" ? 4 - (columns % 4) : 1;
  return columns;
}
