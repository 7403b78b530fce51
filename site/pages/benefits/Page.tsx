import { ClosingSection } from "./ClosingSection.tsx";
import type { BenefitsData } from "./data.ts";
import { Hero } from "./Hero.tsx";
import { LeadingTeamsSection } from "./LeadingTeamsSection.tsx";
import { PrivacySection } from "./PrivacySection.tsx";
import { TeamsSection } from "./TeamsSection.tsx";
import "./benefits.css";

export default function BenefitsPage({ data }: { data: BenefitsData }) {
  return (
    <>
      <Hero />
      <LeadingTeamsSection claims={data.claims} />
      <TeamsSection />
      <PrivacySection />
      <ClosingSection />
    </>
  );
}
