import type { PageWords } from "#contract";
import { toClosing } from "../../components/to-closing.ts";
import type { DataFunction } from "../../page.ts";

export type HowItWorksWords = PageWords<"how-it-works">;

/** Data of the How It Works page. */
export interface HowItWorksData {
  words: HowItWorksWords;
  /** Names of the integrations. */
  integrations: readonly string[];
}

const howItWorksData: DataFunction<HowItWorksData> = ({ content }) => {
  const words = content.page("how-it-works");
  return {
    head: words,
    closing: toClosing(words.closing, content.site),
    data: {
      words,
      integrations: content.integrations.map(({ name }) => name),
    },
  };
};

export default howItWorksData;
