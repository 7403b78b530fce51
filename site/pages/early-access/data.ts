import type { PageWords } from "#contract";
import { signUpUrl } from "../../components/application-links.ts";
import type { DataFunction } from "../../page.ts";

export type EarlyAccessWords = PageWords<"early-access">;

const earlyAccessData = (({ content }) => {
  const words = content.page("early-access");
  const { site } = content;
  return {
    head: words,
    data: { words, host: site.host, signUpUrl: signUpUrl(site) },
  };
}) satisfies DataFunction<unknown>;

export default earlyAccessData;
