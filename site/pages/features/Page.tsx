import { ClosingSection } from "./ClosingSection.tsx";
import { CompetitorSection } from "./CompetitorSection.tsx";
import type { FeaturesData } from "./data.ts";
import { Hero } from "./Hero.tsx";
import { InfluencerSection } from "./InfluencerSection.tsx";
import { LeadListSection } from "./LeadListSection.tsx";
import "./features.css";

export default function FeaturesPage({ data }: { data: FeaturesData }) {
  return (
    <>
      <Hero />
      <InfluencerSection />
      <CompetitorSection maxCompetitors={data.maxCompetitors} />
      <LeadListSection exportPlans={data.exportPlans} />
      <ClosingSection freeForever={data.freeForever} />
    </>
  );
}
