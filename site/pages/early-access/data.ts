import type { PageWords } from "#contract";
import { signUpUrl } from "../../components/application-links.ts";
import type { DataFunction } from "../../page.ts";

export type EarlyAccessWords = PageWords<"early-access">;

export interface EarlyAccessData {
  words: EarlyAccessWords;
  host: string;
  signUpUrl: string;
}

const earlyAccessData: DataFunction<EarlyAccessData> = ({ content }) => {
  const words = content.page("early-access");
  const { site } = content;
  return {
    head: words,
    data: { words, host: site.host, signUpUrl: signUpUrl(site) },
  };
};

export default earlyAccessData;
