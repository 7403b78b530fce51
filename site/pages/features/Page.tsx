import type { PageProps } from "../../page.ts";
import { ClosingSection } from "./ClosingSection.tsx";
import { CompetitorSection } from "./CompetitorSection.tsx";
import type featuresData from "./data.ts";
import { Hero } from "./Hero.tsx";
import { InfluencerSection } from "./InfluencerSection.tsx";
import { LeadListSection } from "./LeadListSection.tsx";
import "./features.css";

export default function FeaturesPage({ data }: PageProps<typeof featuresData>) {
  const { pictures } = data;
  return (
    <>
      <Hero index={pictures.index} />
      <InfluencerSection picture={pictures.post} />
      <CompetitorSection
        maxCompetitors={data.maxCompetitors}
        pictures={pictures}
      />
      <LeadListSection exportPlans={data.exportPlans} picture={pictures.list} />
      <ClosingSection freeForever={data.freeForever} />
    </>
  );
}
