import { formatPatch, OMIT_HEADERS, structuredPatch } from "diff";
import type { Folders } from "../../folders.ts";
import type { ChangedFile } from "./replace-files.ts";

const CONTEXT = 3;
/** Texts that differ in more lines than this are shown as replaced as a whole. */
const MAX_EDITS = 2000;

/**
 * The change of one file as a unified diff for `git apply` and `patch -p1`. Empty when nothing changed.
 * @param newName the file's name after the change, as a diff writes it
 */
export function formatDiff(
  file: string,
  before: string,
  after: string,
  newName = `b/${file}`,
): string {
  if (before === after) return "";
  const options = { context: CONTEXT, maxEditLength: MAX_EDITS };
  const hunks =
    structuredPatch(file, file, before, after, "", "", options)?.hunks ??
    replaceAll(before, after);
  // Like git: without the tab, patch would read the text after a space as a date.
  const [from, to] = [`a/${file}`, newName].map((name) =>
    name.includes(" ") ? `${name}\t` : name,
  );
  const names = { oldFileName: from, newFileName: to };
  const headers = { oldHeader: undefined, newHeader: undefined };
  const written = formatPatch({ ...names, ...headers, hunks }, OMIT_HEADERS);
  return `--- ${from}\n+++ ${to}\n${written}`;
}

function replaceAll(before: string, after: string) {
  const removed = structuredPatch("", "", before, "").hunks;
  const added = structuredPatch("", "", "", after).hunks;
  const oldLines = removed.reduce((sum, hunk) => sum + hunk.oldLines, 0);
  const newLines = added.reduce((sum, hunk) => sum + hunk.newLines, 0);
  const lines = [...removed, ...added].flatMap((hunk) => hunk.lines);
  return [{ oldStart: 1, oldLines, newStart: 1, newLines, lines }];
}

type Show = Pick<Folders, "show">;

/** The changes of files as one unified diff, byte order marks included. */
export function formatChanges(
  changes: readonly ChangedFile[],
  { show }: Show,
): string {
  const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
  return changes
    .map(({ path, before, after }) =>
      formatDiff(show(path), decoder.decode(before), decoder.decode(after)),
    )
    .join("");
}

/** The changed files, one per line. */
export function listChanges(
  changes: readonly ChangedFile[],
  { show }: Show,
): string {
  return changes.map(({ path }) => `${show(path)}\n`).join("");
}
