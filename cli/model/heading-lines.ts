/** A heading of a Markdown text, with its underline if it has one. */
export interface HeadingLines {
  text: string;
  /** Its offset in the text. */
  start: number;
}

/** The headings of a Markdown text by their lines, without those in code. Headings in HTML are not found. */
export function findHeadingLines(body: string): HeadingLines[] {
  const prose = body.replaceAll(FENCED_CODE, (code) =>
    code.replaceAll(/[^\n]/g, " "),
  );
  return [...prose.matchAll(HEADING)].map(({ 0: text, index }) => ({
    text,
    start: index,
  }));
}

const FENCED_CODE =
  /^ {0,3}(`{3,}|~{3,})[^\n]*\n(?:[^]*?^ {0,3}\1[`~]*\s*?$|[^]*)/gm;
/** A line that begins with `#`, or one that is underlined. */
const HEADING =
  /^ {0,3}#{1,6}(?:[ \t\r].*)?$|^ {0,3}[^\s#>*+-].*\n {0,3}(?:=+|-+)[ \t\r]*$/gm;
