import type { PageWords } from "#contract";
import { allInfluencers, leadLists } from "../../mock/story.ts";
import { totalConnections, totalEngagements } from "../../mock/totals.ts";
import type { DataFunction, DataOf } from "../../page.ts";
import { leads } from "./listed-leads.ts";

export type FeaturesWords = PageWords<"features">;

const featuresData = (({ content }) => {
  const words = content.page("features");
  return {
    head: words,
    closing: words.closing,
    data: {
      words,
      /** Of the sample week. */
      counts: [totalEngagements, totalConnections, leadLists.length],
      /** Whom the sample account watches. */
      sources: allInfluencers.map(({ name }) => name),
      leads,
    },
  };
}) satisfies DataFunction<unknown>;

export type FeaturesData = DataOf<typeof featuresData>;

export default featuresData;
