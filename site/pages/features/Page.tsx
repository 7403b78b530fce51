import type { PageProps } from "../../page.ts";
import { CompetitorSection } from "./CompetitorSection.tsx";
import type featuresData from "./data.ts";
import { Hero } from "./Hero.tsx";
import { InfluencerSection } from "./InfluencerSection.tsx";
import { LeadListSection } from "./LeadListSection.tsx";

export default function FeaturesPage({
  data: words,
}: PageProps<typeof featuresData>) {
  return (
    <>
      <Hero words={words} />
      <InfluencerSection words={words.influencers} />
      <CompetitorSection words={words.competitors} />
      <LeadListSection words={words.lists} />
    </>
  );
}
