import { missing, type DataFunction } from "../page.ts";
import { toReadingEntry, type ReadingEntry } from "./reading-entry.ts";
import type { ReadingLink } from "./reading-link.ts";

export interface LegalData {
  entry: ReadingEntry;
  /** The other legal page. */
  other: ReadingLink;
}

/**
 * The data function of a legal page.
 * @param slug of its entry
 * @param title as in the menus; it does not change with the entry's title
 */
export function createLegalData(
  slug: string,
  title: string,
  other: ReadingLink,
): DataFunction<LegalData> {
  return async (request) => {
    const entry = await request.content.entry("legal", slug);
    if (!entry) return missing;
    return {
      head: {
        title,
        description: entry.description,
      },
      data: {
        entry: { ...toReadingEntry(entry, request.content), title },
        other,
      },
    };
  };
}
