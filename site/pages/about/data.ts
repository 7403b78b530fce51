import type { Author, Facts, PageWords } from "#contract";
import type { DataFunction } from "../../page.ts";

export type AboutWords = PageWords<"about">;

export interface AboutData {
  words: AboutWords;
  /** Those who write for the blog. */
  people: Pick<Author, "slug" | "name" | "title" | "bio" | "picture">[];
  company: Pick<Facts["company"][number], "id" | "value" | "label">[];
}

const aboutData: DataFunction<AboutData> = ({ content }) => {
  const words = content.page("about");
  return {
    head: words,
    closing: words.closing,
    data: {
      words,
      people: content.authors.map(({ slug, name, title, bio, picture }) => ({
        slug,
        name,
        title,
        bio,
        picture,
      })),
      company: content.facts.company.map(({ id, value, label }) => ({
        id,
        value,
        label,
      })),
    },
  };
};

export default aboutData;
