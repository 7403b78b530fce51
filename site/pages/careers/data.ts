import type { JobEntry, PageWords } from "#contract";
import type { DataFunction } from "../../page.ts";

/** An open position in a list. */
export type Position = Pick<
  JobEntry,
  "slug" | "path" | "title" | "department" | "location" | "type" | "date"
>;

export type CareersWords = PageWords<"careers">;

export interface CareersData {
  words: CareersWords;
  positions: Position[];
}

const careersData: DataFunction<CareersData> = ({ content }) => {
  const words = content.page("careers");
  return {
    head: words,
    closing: words.closing,
    data: {
      words,
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
  };
};

export default careersData;
