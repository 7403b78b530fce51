import type { MarkdownEntry } from "../model/entry.ts";
import type { TextRange } from "../model/source-text.ts";

/** Where an entry's slug is written: its front matter, or the start of the file when the file name decides. */
export function slugRange({ raw, yaml }: MarkdownEntry): TextRange {
  const isWritten = typeof raw === "object" && raw !== null && "slug" in raw;
  return isWritten ? yaml.rangeOf(["slug"]) : { start: 0, end: 0 };
}
