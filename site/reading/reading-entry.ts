import type { TocItem, WithBody } from "#contract";

/** What every reading page shows of its entry. */
export interface ReadingEntry {
  title: string;
  description: string;
  /** Calendar date of the last revision, or of the first publication where there was none. */
  revised: string;
  readTimeMinutes: number;
  /** Sanitized. */
  html: string;
  /** The headings that the contents column lists. */
  toc: TocItem[];
}

interface Compiled {
  title: string;
  description: string;
  date: string;
  updated?: string | undefined;
  readTimeMinutes: number;
}

/** The part of a compiled entry that its page shows. */
export function toReadingEntry(entry: WithBody<Compiled>): ReadingEntry {
  const { title, description, readTimeMinutes, html, toc } = entry;
  return {
    title,
    description,
    revised: entry.updated ?? entry.date,
    readTimeMinutes,
    html,
    toc,
  };
}
