import type { PageWords } from "#contract";
import { signUpUrl } from "../../components/application-links.ts";
import type { DataFunction } from "../../page.ts";

export type HowItWorksWords = PageWords<"how-it-works">;

/** Data of the How It Works page. */
export interface HowItWorksData {
  words: HowItWorksWords;
  signUpUrl: string;
  /** Names of the integrations. */
  integrations: readonly string[];
}

const howItWorksData: DataFunction<HowItWorksData> = ({ content }) => {
  const words = content.page("how-it-works");
  return {
    head: words,
    data: {
      words,
      signUpUrl: signUpUrl(content.site),
      integrations: content.integrations.map(({ name }) => name),
    },
  };
};

export default howItWorksData;
