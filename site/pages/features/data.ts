import type { DataFunction } from "../../page.ts";

/** Data of the features page. */
export interface FeaturesData {
  maxCompetitors: number;
  freeForever: string;
  /** Names of the plans that export. */
  exportPlans: readonly string[];
}

const featuresData: DataFunction<FeaturesData> = ({ content }) => ({
  head: {
    title: "Features: monitoring, tracking and lead lists",
    description: `Influencer monitoring, competitor tracking and smart lead lists: what each part of ${content.site.name} collects, how it looks and what to do with it.`,
  },
  data: {
    maxCompetitors: content.facts.maxCompetitors,
    freeForever: content.facts.freeForever,
    exportPlans: content.plans
      .filter(({ csvExport }) => csvExport)
      .map(({ name }) => name),
  },
});

export default featuresData;
