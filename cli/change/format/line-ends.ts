export type LineEnd = "\n" | "\r\n";

/** The line end of most lines, or LF if there are as many of both. */
export function commonLineEnd(text: string): LineEnd {
  const all = text.split("\n").length - 1;
  const windows = text.split("\r\n").length - 1;
  return windows > all - windows ? "\r\n" : "\n";
}

export function unifyLineEnds(text: string, end: LineEnd): string {
  return text.replaceAll(/\r?\n/gu, end);
}
