import type { Facts, PageWords } from "#contract";
import type { DataFunction } from "../../page.ts";

export type AboutWords = PageWords<"about">;

export interface AboutData {
  words: AboutWords;
  company: Pick<Facts["company"][number], "id" | "value" | "label">[];
}

const aboutData: DataFunction<AboutData> = ({ content }) => {
  const words = content.page("about");
  return {
    head: words,
    closing: words.closing,
    data: {
      words,
      company: content.facts.company.map(({ id, value, label }) => ({
        id,
        value,
        label,
      })),
    },
  };
};

export default aboutData;
