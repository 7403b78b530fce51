import type { PageWords } from "#contract";
import { toClosing } from "../../components/to-closing.ts";
import { leadLists } from "../../mock/story.ts";
import type { DataFunction, DataOf } from "../../page.ts";
import { pick } from "../../pick.ts";

export type IntegrationsWords = PageWords<"integrations">;

const integrationsData = (({ content }) => {
  const words = content.page("integrations");
  return {
    head: words,
    closing: toClosing(words.closing, content.site),
    data: {
      words,
      integrations: content.integrations.map((each) =>
        pick(each, "id", "name", "description"),
      ),
      /** Titles of the sample lists that the workflows start from. */
      lists: leadLists.map(({ title }) => title),
    },
  };
}) satisfies DataFunction<unknown>;

export type IntegrationsData = DataOf<typeof integrationsData>;

export default integrationsData;
