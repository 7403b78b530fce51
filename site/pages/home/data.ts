import type { Facts, Investor } from "#contract";
import { signUpUrl } from "../../components/application-links.ts";
import type { DataFunction } from "../../page.ts";
import { homeStructuredData } from "./structured-data.ts";

/** Data of the home page. */
export interface HomeData {
  signUpUrl: string;
  freeForever: string;
  claims: readonly Pick<Facts["claims"][number], "id" | "value" | "label">[];
  maxCompetitors: number;
  /** Names of the plans that export. */
  exportPlans: readonly string[];
  investors: readonly Pick<Investor, "name" | "src">[];
  newsletter: { host: string; words: readonly string[] };
}

const homeData: DataFunction<HomeData> = ({ content, url }) => {
  const { site, facts, plans, investors } = content;
  return {
    head: {
      title: "Leads from competitor and influencer engagement",
      description:
        "Watch the likes, comments and new connections around the influencers and competitors your buyers follow. Get back a short, ranked list of leads.",
      structuredData: homeStructuredData(content, url.origin),
    },
    data: {
      signUpUrl: signUpUrl(site),
      freeForever: facts.freeForever,
      claims: facts.claims.map(({ id, value, label }) => ({
        id,
        value,
        label,
      })),
      maxCompetitors: facts.maxCompetitors,
      exportPlans: plans
        .filter(({ csvExport }) => csvExport)
        .map(({ name }) => name),
      investors: investors.map(({ name, src }) => ({ name, src })),
      newsletter: { host: site.host, words: site.newsletterWords },
    },
  };
};

export default homeData;
