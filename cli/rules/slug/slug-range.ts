import type { EntryHead } from "../../model/entry.ts";
import type { TextRange } from "../../model/source-text.ts";
import { valueAt } from "../../model/value-at.ts";

/** The range of an entry's slug: in its front matter, or at the start of a file that is named after it. */
export function slugRange(entry: EntryHead): TextRange {
  return isSlugWritten(entry)
    ? entry.yaml.rangeOf(["slug"])
    : { start: 0, end: 0 };
}

/** False when the file name is the slug. */
export function isSlugWritten({ raw }: EntryHead): boolean {
  return valueAt(raw, ["slug"]) !== undefined;
}
