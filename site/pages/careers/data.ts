import type { JobEntry } from "#contract";
import type { DataFunction } from "../../page.ts";

/** An open position in a list. */
export type Position = Pick<
  JobEntry,
  "slug" | "path" | "title" | "department" | "location" | "type" | "date"
>;

export interface CareersData {
  positions: Position[];
}

const careersData: DataFunction<CareersData> = ({ content }) => ({
  head: {
    title: "Careers",
    description: `Open positions at ${content.site.name}: remote in the EU and the UK, flexible hours, equity. What we offer, and the five steps from application to offer.`,
  },
  data: {
    positions: content
      .list("jobs")
      .map(({ slug, path, title, department, location, type, date }) => ({
        slug,
        path,
        title,
        department,
        location,
        type,
        date,
      })),
  },
});

export default careersData;
