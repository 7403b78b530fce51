import { slug } from "github-slugger";
import type { MarkdownEntry } from "../../model/entry.ts";
import { findHeadingLines } from "../../model/heading-lines.ts";
import type { TextRange } from "../../model/source-text.ts";

/** A heading of a Markdown text. */
export interface Heading extends TextRange {
  depth: number;
  text: string;
  /** Its id on the page. Undefined if it cannot be determined. */
  anchor: string | undefined;
}

/** The headings of an entry, without those in code. */
export function headingsOf({
  body: { anchors },
  bodyRange,
  source,
}: Pick<MarkdownEntry, "body" | "bodyRange" | "source">): Heading[] {
  const found = findHeadingLines(
    source.text.slice(bodyRange.start, bodyRange.end),
  );
  // Headings in HTML or in quotes are not found by their lines, so the lines do not match the anchors.
  const isWhole = found.length === anchors.length;
  return found.map(({ start: index, text }, place) => {
    const [first = "", underline = ""] = text.split("\n");
    const start = bodyRange.start + index;
    const [marks = ""] = /^ {0,3}#+/u.exec(first) ?? [];
    const depth = marks.trim().length || (underline.includes("=") ? 1 : 2);
    const words = first
      .slice(marks.length)
      .replace(/\s#+\s*$/u, "")
      .trim();
    return {
      start,
      end: start + first.trimEnd().length,
      depth,
      text: words,
      anchor: isWhole
        ? anchors[place]
        : anchors.find((anchor) => anchor === slug(words)),
    };
  });
}

/** Where an anchor of an entry is written. The start of the text for one that is not found. */
export function rangeOfAnchor(entry: MarkdownEntry, anchor: string): TextRange {
  const { bodyRange } = entry;
  const start = { start: bodyRange.start, end: bodyRange.start };
  return (
    headingsOf(entry).find((heading) => heading.anchor === anchor) ?? start
  );
}
