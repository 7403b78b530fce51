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
  const ranges: TextRange[] = [];
  let fence: string | undefined;
  let above: TextRange | undefined;
  let start = bodyRange.start;
  for (const line of source.text.slice(start, bodyRange.end).split("\n")) {
    const text = line.trimEnd();
    const range = { start, end: start + text.length };
    start += line.length + 1;
    const mark = /^ {0,3}(`{3,}|~{3,})/u.exec(text)?.[1];
    if (fence !== undefined) {
      if (mark?.startsWith(fence) && text.trim() === mark) fence = undefined;
      continue;
    }
    fence = mark;
    if (/^ {0,3}#{1,6}(?:\s|$)/u.test(text)) ranges.push(range);
    else if (above && /^ {0,3}(?:=+|-+)$/u.test(text)) ranges.push(above);
    above = /^ {0,3}[^\s#>*+-]/u.test(text) ? range : undefined;
  }
  return ranges;
}
