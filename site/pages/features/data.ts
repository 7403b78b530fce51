import type { PageWords } from "#contract";
import { allInfluencers, leadLists } from "../../mock/story.ts";
import { totalConnections, totalEngagements } from "../../mock/totals.ts";
import type { DataFunction } from "../../page.ts";
import { leads } from "./listed-leads.ts";
import type { Listed } from "./sentence.ts";

export type FeaturesWords = PageWords<"features">;

/** Data of the features page. */
export interface FeaturesData {
  words: FeaturesWords;
  /** Numbers of the sample week: engagements, connections and lists. */
  counts: readonly number[];
  /** Whom the sample account watches, and the leads of its week in the order in which to contact them. */
  sources: readonly string[];
  leads: readonly Listed[];
}

const featuresData: DataFunction<FeaturesData> = ({ content }) => {
  const words = content.page("features");
  return {
    head: words,
    closing: words.closing,
    data: {
      words,
      counts: [totalEngagements, totalConnections, leadLists.length],
      sources: allInfluencers.map(({ name }) => name),
      leads,
    },
  };
};

export default featuresData;
