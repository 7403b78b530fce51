import { formatDiff } from "../edit/format-diff.ts";
import type { PlannedEntry } from "./plan-entry.ts";

/** The new file, or the change of a list. */
export function previewEntry(
  { before, text }: PlannedEntry,
  path: string,
): string {
  return before === undefined
    ? text
    : formatDiff(path, before.toString("utf8"), text);
}
