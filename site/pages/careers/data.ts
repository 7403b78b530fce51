import type { JobEntry, PageWords } from "#contract";
import type { DataFunction, DataOf } from "../../page.ts";
import { pick } from "../../pick.ts";

export const toPosition = (job: JobEntry) => ({
  ...pick(job, "slug", "path", "title", "department"),
  ...pick(job, "location", "type", "date"),
});

export type Position = ReturnType<typeof toPosition>;

export type CareersWords = PageWords<"careers">;

const careersData = (({ content }) => {
  const words = content.page("careers");
  return {
    head: words,
    closing: words.closing,
    data: {
      words,
      colleagues: content.authors.slice(0, 4).map(({ name }) => name),
      positions: content.list("jobs").map(toPosition),
    },
  };
}) satisfies DataFunction<unknown>;

export type CareersData = DataOf<typeof careersData>;

export default careersData;
