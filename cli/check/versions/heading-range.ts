import type { MarkdownEntry } from "../../model/entry.ts";
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

/** The heading lines of a Markdown text, without those in code. */
function findHeadings({ bodyRange, source }: MarkdownEntry): TextRange[] {
  const body = source.text
    .slice(bodyRange.start, bodyRange.end)
    .replaceAll(FENCED_CODE, (code) => code.replaceAll(/[^\n]/g, " "));
  return [...body.matchAll(HEADING)].map(({ 0: lines, index }) => {
    const [first = ""] = lines.split("\n");
    const start = bodyRange.start + index;
    return { start, end: start + first.trimEnd().length };
  });
}

const FENCED_CODE =
  /^ {0,3}(`{3,}|~{3,})[^\n]*\n(?:[^]*?^ {0,3}\1[`~]*\s*?$|[^]*)/gm;
/** A line that begins with `#`, or one that is underlined. */
const HEADING =
  /^ {0,3}#{1,6}(?:[ \t\r].*)?$|^ {0,3}[^\s#>*+-].*\n {0,3}(?:=+|-+)[ \t\r]*$/gm;
