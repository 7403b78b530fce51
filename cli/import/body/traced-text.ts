import type { TextEdit } from "../../model/source-text.ts";

/** A text that knows for each of its lines the line of the file it came from. */
export interface TracedText {
  readonly text: string;
  /** Line of the file, from 1, by the index of the line in the text. */
  readonly lines: readonly number[];
}

/** @param firstLine line of the file on which the text begins */
export function traceText(text: string, firstLine: number): TracedText {
  const count = text.split("\n").length;
  return {
    text,
    lines: Array.from({ length: count }, (_, i) => firstLine + i),
  };
}

/** The text with edits applied; of two edits that overlap, the one that starts first counts. */
export function editText(
  { lines, text }: TracedText,
  edits: readonly TextEdit[],
): TracedText {
  if (edits.length === 0) return { lines, text };
  const parts: string[] = [];
  const origins = [lines[0] ?? 1];
  let at = 0;
  let line = 0;
  const advance = (end: number, isKept: boolean) => {
    const passed = text.slice(at, end);
    for (let next = passed.indexOf("\n"); next !== -1;) {
      line++;
      if (isKept) origins.push(lines[line] ?? 1);
      next = passed.indexOf("\n", next + 1);
    }
    if (isKept) parts.push(passed);
    at = end;
  };
  for (const edit of edits.toSorted((a, b) => a.start - b.start)) {
    if (edit.start < at) continue;
    advance(edit.start, true);
    parts.push(edit.text);
    const breaks = edit.text.split("\n").length - 1;
    for (let index = 0; index < breaks; index++) origins.push(lines[line] ?? 1);
    advance(edit.end, false);
    if (edit.text.endsWith("\n"))
      origins[origins.length - 1] = lines[line] ?? 1;
  }
  advance(text.length, true);
  return { text: parts.join(""), lines: origins };
}

/** Gives the line of the file for offsets that are asked in rising order. */
export function createLineFinder({ lines, text }: TracedText) {
  let at = 0;
  let index = 0;
  return (offset: number): number => {
    for (let next = text.indexOf("\n", at); next !== -1 && next < offset;) {
      index++;
      at = next + 1;
      next = text.indexOf("\n", at);
    }
    return lines[index] ?? lines.at(-1) ?? 1;
  };
}
