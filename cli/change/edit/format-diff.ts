import { structuredPatch, type StructuredPatchHunk } from "diff";

/** Lines shown around each change. */
const CONTEXT = 3;
/** Texts that differ in more lines than this are shown as replaced as a whole. */
const MAX_EDITS = 2000;

/** The change of one file as a unified diff for `git apply` and `patch -p1`. Empty when nothing changed. */
export function formatDiff(
  file: string,
  before: string,
  after: string,
): string {
  if (before === after) return "";
  const options = { context: CONTEXT, maxEditLength: MAX_EDITS };
  const patch =
    structuredPatch(file, file, before, after, "", "", options) ??
    replaceAll(before, after);
  // As git does: without the tab, patch would read what follows a space as a date.
  const name = file.includes(" ") ? `${file}\t` : file;
  const hunks = patch.hunks.map(formatHunk).join("");
  return `--- a/${name}\n+++ b/${name}\n${hunks}`;
}

/** One hunk that removes all lines and adds all lines. */
function replaceAll(before: string, after: string) {
  const removed = structuredPatch("", "", before, "").hunks;
  const added = structuredPatch("", "", "", after).hunks;
  const oldLines = removed.reduce((sum, hunk) => sum + hunk.oldLines, 0);
  const newLines = added.reduce((sum, hunk) => sum + hunk.newLines, 0);
  const lines = [...removed, ...added].flatMap((hunk) => hunk.lines);
  return { hunks: [{ oldStart: 1, oldLines, newStart: 1, newLines, lines }] };
}

function formatHunk(hunk: StructuredPatchHunk): string {
  const before = formatRange(hunk.oldStart, hunk.oldLines);
  const after = formatRange(hunk.newStart, hunk.newLines);
  const lines = hunk.lines.map((line) => `${line}\n`).join("");
  return `@@ -${before} +${after} @@\n${lines}`;
}

/** `12,3`; the size 1 is left out, and an empty range names the line before it. */
function formatRange(start: number, size: number): string {
  if (size === 1) return `${start}`;
  return `${size === 0 ? start - 1 : start},${size}`;
}
