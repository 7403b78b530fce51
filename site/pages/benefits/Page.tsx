import type { PageProps } from "../../page.ts";
import { ClosingSection } from "./ClosingSection.tsx";
import type benefitsData from "./data.ts";
import { Hero } from "./Hero.tsx";
import { LeadingTeamsSection } from "./LeadingTeamsSection.tsx";
import { PrivacySection } from "./PrivacySection.tsx";
import { TeamsSection } from "./TeamsSection.tsx";
import "./benefits.css";

export default function BenefitsPage({ data }: PageProps<typeof benefitsData>) {
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
