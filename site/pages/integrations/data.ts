import type { Integration, PageWords } from "#contract";
import { toClosing } from "../../components/to-closing.ts";
import { leadLists } from "../../mock/story.ts";
import type { DataFunction } from "../../page.ts";

export type IntegrationsWords = PageWords<"integrations">;

/** Data of the integrations page. */
export interface IntegrationsData {
  words: IntegrationsWords;
  integrations: readonly Pick<Integration, "id" | "name" | "description">[];
  /** Titles of the sample lists that the workflows start from. */
  lists: readonly string[];
}

const integrationsData: DataFunction<IntegrationsData> = ({ content }) => {
  const words = content.page("integrations");
  return {
    head: words,
    closing: toClosing(words.closing, content.site),
    data: {
      words,
      integrations: content.integrations.map(({ id, name, description }) => ({
        id,
        name,
        description,
      })),
      lists: leadLists.map(({ title }) => title),
    },
  };
};

export default integrationsData;
