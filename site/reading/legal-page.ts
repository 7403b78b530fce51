import type { DataFunction } from "../page.ts";
import { entryShareImage } from "../share-image.ts";
import { breadcrumbList } from "../structured-data/breadcrumb-list.ts";
import { answerMissing, type Found } from "./found.ts";
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
 * @param title as in the menus; it stays the same if the entry gets another title
 */
export function createLegalData(
  slug: string,
  title: string,
  other: ReadingLink,
): DataFunction<Found<LegalData>> {
  return async (request) => {
    const entry = await request.content.entry("legal", slug);
    if (!entry) return answerMissing(request);
    return {
      head: {
        title,
        description: entry.description,
        ...entryShareImage(entry),
        structuredData: [
          breadcrumbList(request.url.origin, [
            { name: title, path: entry.path },
          ]),
        ],
      },
      data: { found: { entry: { ...toReadingEntry(entry), title }, other } },
    };
  };
}
