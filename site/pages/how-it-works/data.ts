import type { PageWords } from "#contract";
import { toClosing } from "../../components/to-closing.ts";
import type { DataFunction, DataOf } from "../../page.ts";

export type HowItWorksWords = PageWords<"how-it-works">;

const howItWorksData = (({ content }) => {
  const words = content.page("how-it-works");
  const closing = toClosing(words.closing, content.site);
  return {
    head: words,
    closing,
    data: {
      words,
      signUp: closing.button,
      integrations: content.integrations.map(({ name }) => name),
    },
  };
}) satisfies DataFunction<unknown>;

export type HowItWorksData = DataOf<typeof howItWorksData>;

export default howItWorksData;
