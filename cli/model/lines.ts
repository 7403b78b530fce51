/** A line break. */
export type LineEnd = "\n" | "\r\n";

/** The line break of most lines, or LF if there are as many of both. */
export function commonLineEnd(text: string): LineEnd {
  const all = text.split("\n").length - 1;
  const windows = text.split("\r\n").length - 1;
  return windows > all - windows ? "\r\n" : "\n";
}

/** The text with the same line break after each line. */
export function unifyLineEnds(text: string, end: LineEnd): string {
  return text.replaceAll(/\r?\n/gu, end);
}

/** The start of the line that an offset is in. */
export function lineStart(text: string, at: number): number {
  return at === 0 ? 0 : text.lastIndexOf("\n", at - 1) + 1;
}

/** The end of the line that an offset is in, after its line break. */
export function lineEnd(text: string, at: number): number {
  const newline = text.indexOf("\n", at);
  return newline === -1 ? text.length : newline + 1;
}

/** The start of the lines directly above a line start that match a pattern. */
export function startOfLinesAbove(
  text: string,
  from: number,
  pattern: RegExp,
): number {
  let start = from;
  while (start > 0) {
    const before = lineStart(text, start - 1);
    if (!pattern.test(text.slice(before, start))) break;
    start = before;
  }
  return start;
}
