/** A line of a text with its place. */
export interface TextLine {
  text: string;
  start: number;
  /** Inside a fenced code block, or one of its fences. */
  isCode: boolean;
}

/** The lines of a text; which of them are fenced code is told without a parser, so that blocks can be found before one. */
export function listLines(text: string): TextLine[] {
  let start = 0;
  let fence: string | undefined;
  return text.split("\n").map((line) => {
    const at = start;
    start += line.length + 1;
    const [, opening = "", info = ""] =
      /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*(`{3,}|~{3,})(.*)$/u.exec(
        line,
      ) ?? [];
    if (fence === undefined) {
      if (opening !== "" && !(opening.startsWith("`") && info.includes("`")))
        fence = opening;
      return { text: line, start: at, isCode: fence !== undefined };
    }
    if (opening.startsWith(fence) && info.trim() === "") fence = undefined;
    return { text: line, start: at, isCode: true };
  });
}
