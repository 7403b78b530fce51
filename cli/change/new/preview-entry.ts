import { formatDiff } from "../edit/format-diff.ts";
import type { PlannedEntry } from "./plan-entry.ts";

/** A new file as it will be; of a list, what it gains. */
export function previewEntry(
  { before, text }: PlannedEntry,
  path: string,
): string {
  return before === undefined
    ? text
    : formatDiff(path, before.toString("utf8"), text);
}
