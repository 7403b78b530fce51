import type { MarkdownEntry } from "../../model/entry.ts";
import type { TextRange } from "../../model/source-text.ts";

/** A heading of a Markdown text. */
export interface Heading extends TextRange {
  depth: number;
  text: string;
  /** Its id on the page, if it is known. */
  anchor: string | undefined;
}

/** The headings of an entry, without those in code. */
export function headingsOf({
  body: { anchors },
  bodyRange,
  source,
}: Pick<MarkdownEntry, "body" | "bodyRange" | "source">): Heading[] {
  const body = source.text
    .slice(bodyRange.start, bodyRange.end)
    .replaceAll(FENCED_CODE, (code) => code.replaceAll(/[^\n]/gu, " "));
  const found = [...body.matchAll(HEADING)];
  // Headings in HTML or in quotes are not found by their lines, so the lines do not match the anchors.
  const isWhole = found.length === anchors.length;
  return found.map(({ 0: lines, index }, place) => {
    const [first = "", underline = ""] = lines.split("\n");
    const start = bodyRange.start + index;
    const [marks = ""] = /^ {0,3}#+/u.exec(first) ?? [];
    const depth = marks.trim().length || (underline.includes("=") ? 1 : 2);
    return {
      start,
      end: start + first.trimEnd().length,
      depth,
      text: first
        .slice(marks.length)
        .replace(/\s#+\s*$/u, "")
        .trim(),
      anchor: isWhole ? anchors[place] : undefined,
    };
  });
}

const FENCED_CODE =
  /^ {0,3}(`{3,}|~{3,})[^\n]*\n(?:[^]*?^ {0,3}\1[`~]*\s*?$|[^]*)/gmu;
/** A line that begins with `#`, or one that is underlined. */
const HEADING =
  /^ {0,3}#{1,6}(?:[ \t\r].*)?$|^ {0,3}[^\s#>*+-].*\n {0,3}(?:=+|-+)[ \t\r]*$/gmu;

/** Where an anchor of an entry is written. The start of the text for one that is not found. */
export function rangeOfAnchor(entry: MarkdownEntry, anchor: string): TextRange {
  const { bodyRange } = entry;
  const start = { start: bodyRange.start, end: bodyRange.start };
  return (
    headingsOf(entry).find((heading) => heading.anchor === anchor) ?? start
  );
}
