import type { PageLink } from "#contract";
import { missing, type DataFunction, type DataOf } from "../page.ts";
import { toReadingEntry } from "./reading-entry.ts";

/**
 * The data function of a legal page.
 * @param slug of its entry
 * @param title as in the menus; it does not change with the entry's title
 * @param other the other legal page
 */
export const createLegalData = (slug: string, title: string, other: PageLink) =>
  (async ({ content }) => {
    const entry = await content.entry("legal", slug);
    if (!entry) return missing;
    return {
      head: { title, description: entry.description },
      data: { entry: { ...toReadingEntry(entry, content), title }, other },
    };
  }) satisfies DataFunction<unknown>;

export type LegalData = DataOf<ReturnType<typeof createLegalData>>;
