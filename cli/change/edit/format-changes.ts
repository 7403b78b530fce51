import type { Folders } from "../../folders.ts";
import { formatDiff } from "./format-diff.ts";
import type { ChangedFile } from "./replace-files.ts";

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
