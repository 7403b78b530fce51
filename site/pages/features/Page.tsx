import type { PageProps } from "../../page.ts";
import { ClosingSection } from "./ClosingSection.tsx";
import { CompetitorSection } from "./CompetitorSection.tsx";
import type featuresData from "./data.ts";
import { Hero } from "./Hero.tsx";
import { InfluencerSection } from "./InfluencerSection.tsx";
import { LeadListSection } from "./LeadListSection.tsx";
import "./features.css";

export default function FeaturesPage({ data }: PageProps<typeof featuresData>) {
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
