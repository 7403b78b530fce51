import type { PageWords } from "#contract";
import type { DataFunction, DataOf } from "../../page.ts";
import { pick } from "../../pick.ts";

export type AboutWords = PageWords<"about">;

const aboutData = (({ content }) => {
  const words = content.page("about");
  return {
    head: words,
    closing: words.closing,
    data: {
      words,
      /** Those who write for the blog. */
      people: content.authors.map((author) =>
        pick(author, "slug", "name", "title", "bio", "picture"),
      ),
      company: content.facts.company.map((figure) =>
        pick(figure, "id", "value", "label"),
      ),
    },
  };
}) satisfies DataFunction<unknown>;

export type AboutData = DataOf<typeof aboutData>;

export default aboutData;
