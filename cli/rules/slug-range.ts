import type { EntryHead } from "../model/entry.ts";
import type { TextRange } from "../model/source-text.ts";

/** Where an entry's slug is written: its front matter, or the start of the file when the file name decides. */
export function slugRange(entry: EntryHead): TextRange {
  return isSlugWritten(entry)
    ? entry.yaml.rangeOf(["slug"])
    : { start: 0, end: 0 };
}

/** False when the file name decides. */
export function isSlugWritten({ raw }: EntryHead): boolean {
  return typeof raw === "object" && raw !== null && "slug" in raw;
}
