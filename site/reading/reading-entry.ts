import type { ContentReader, TocItem, WithBody } from "#contract";
import { readSource, type TextSource } from "./text-source.ts";

/** The parts of an entry that every reading page shows. */
export interface ReadingEntry {
  title: string;
  description: string;
  /** Calendar date of the last change. */
  revised: string;
  readTimeMinutes: number;
  /** Sanitized. */
  html: string;
  /** The headings that the contents column lists. */
  toc: TocItem[];
  source: TextSource;
}

interface Compiled {
  path: string;
  title: string;
  description: string;
  changed: string;
  readTimeMinutes: number;
}

/** Extracts the parts of a compiled entry that its page shows. */
export function toReadingEntry(
  entry: WithBody<Compiled>,
  content: Pick<ContentReader, "entryPage" | "site">,
): ReadingEntry {
  const { title, description, readTimeMinutes, html, toc } = entry;
  return {
    title,
    description,
    revised: entry.changed,
    readTimeMinutes,
    html,
    toc,
    source: readSource(content, entry.path),
  };
}
