import type { MarkdownEntry } from "../../model/entry.ts";
import { findHeadingLines } from "../../model/heading-lines.ts";
import type { TextRange } from "../../model/source-text.ts";

/** The place to report a lost heading: at the heading that replaced it, or at the one before. */
export function headingRange(
  old: MarkdownEntry,
  page: MarkdownEntry,
  anchor: string,
): { heir: string | undefined; range: TextRange } {
  const before = old.body.anchors;
  const after = page.body.anchors;
  const kept = before
    .slice(0, before.indexOf(anchor))
    .findLast((name) => after.includes(name));
  const at = kept === undefined ? -1 : after.indexOf(kept);
  const next = after[at + 1];
  const heir = next !== undefined && !before.includes(next) ? next : undefined;
  const headings = findHeadings(page);
  const start = { start: page.bodyRange.start, end: page.bodyRange.start };
  // Headings in HTML are not found by their lines, so the lines do not match the anchors.
  if (headings.length !== after.length) return { heir, range: start };
  return { heir, range: headings[heir === undefined ? at : at + 1] ?? start };
}

function findHeadings({ bodyRange, source }: MarkdownEntry): TextRange[] {
  const body = source.text.slice(bodyRange.start, bodyRange.end);
  return findHeadingLines(body).map(({ start, text }) => {
    const [first = ""] = text.split("\n");
    const from = bodyRange.start + start;
    return { start: from, end: from + first.trimEnd().length };
  });
}
