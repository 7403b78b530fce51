import type { Facts, Investor, PageWords } from "#contract";
import { signUpUrl } from "../../components/application-links.ts";
import { toClosing } from "../../components/to-closing.ts";
import type { DataFunction } from "../../page.ts";
import { flowResults } from "./flow-results.ts";
import { homeStructuredData } from "./structured-data.ts";

export type HomeWords = PageWords<"home">;

/** Data of the home page. */
export interface HomeData {
  words: HomeWords;
  signUpUrl: string;
  freeForever: string;
  claims: readonly Pick<
    Facts["claims"][number],
    "id" | "value" | "label" | "measure"
  >[];
  /** The result of each step in the sample data: a count, and of what. */
  results: readonly { count: number; result: string }[];
  investors: readonly Pick<Investor, "name" | "src">[];
  newsletter: { host: string; topics: readonly string[] };
}

const homeData: DataFunction<HomeData> = ({ content, url }) => {
  const { site, facts, investors } = content;
  const words = content.page("home");
  const { title, description } = words;
  return {
    head: {
      title,
      description,
      structuredData: homeStructuredData(content, url.origin),
    },
    closing: toClosing(words.closing, site),
    data: {
      words,
      signUpUrl: signUpUrl(site),
      freeForever: facts.freeForever,
      claims: facts.claims.map(({ id, value, label, measure }) => ({
        id,
        value,
        label,
        measure,
      })),
      results: flowResults,
      investors: investors.map(({ name, src }) => ({ name, src })),
      newsletter: { host: site.host, topics: site.newsletterWords },
    },
  };
};

export default homeData;
