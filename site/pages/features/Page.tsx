import type { PageProps } from "../../page.ts";
import { CompetitorSection } from "./CompetitorSection.tsx";
import type featuresData from "./data.ts";
import { Hero } from "./Hero.tsx";
import { InfluencerSection } from "./InfluencerSection.tsx";
import { LeadListSection } from "./LeadListSection.tsx";

export default function FeaturesPage({ data }: PageProps<typeof featuresData>) {
  const { words, counts, sources, leads } = data;
  return (
    <>
      <Hero words={words} counts={counts} />
      <InfluencerSection words={words.influencers} />
      <CompetitorSection words={words.competitors} />
      <LeadListSection words={words.lists} sources={sources} leads={leads} />
    </>
  );
}
