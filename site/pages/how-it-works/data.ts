import type { PageWords } from "#contract";
import { toClosing } from "../../components/to-closing.ts";
import type { DataFunction, DataOf } from "../../page.ts";

export type HowItWorksWords = PageWords<"how-it-works">;

const howItWorksData = (({ content }) => {
  const words = content.page("how-it-works");
  return {
    head: words,
    closing: toClosing(words.closing, content.site),
    data: {
      words,
      integrations: content.integrations.map(({ name }) => name),
    },
  };
}) satisfies DataFunction<unknown>;

export type HowItWorksData = DataOf<typeof howItWorksData>;

export default howItWorksData;
