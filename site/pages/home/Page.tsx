import { InvestorBand } from "../../components/InvestorBand.tsx";
import type { PageProps } from "../../page.ts";
import type homeData from "./data.ts";
import { FlowSection } from "./FlowSection.tsx";
import { Hero } from "./Hero.tsx";
import { LeadListsSection } from "./LeadListsSection.tsx";
import { MonitoringSection } from "./MonitoringSection.tsx";
import { NewsletterSection } from "./NewsletterSection.tsx";
import { StatsSection } from "./StatsSection.tsx";

export default function HomePage({ data }: PageProps<typeof homeData>) {
  const { words, signUpUrl } = data;
  return (
    <>
      <Hero
        words={words.hero}
        signUpUrl={signUpUrl}
        freeForever={data.freeForever}
        scene={data.scene}
      />
      <StatsSection words={words.figures} claims={data.claims} />
      <FlowSection
        flow={words.flow}
        steps={words.steps}
        results={data.results}
      />
      <MonitoringSection words={words.monitoring} />
      <LeadListsSection words={words.lists} />
      <InvestorBand
        heading={words.investors.heading}
        investors={data.investors}
      />
      <NewsletterSection
        words={words.newsletter}
        newsletter={data.newsletter}
      />
    </>
  );
}
