import { InvestorBand } from "../../components/InvestorBand.tsx";
import type { PageProps } from "../../page.ts";
import { ClosingSection } from "./ClosingSection.tsx";
import type homeData from "./data.ts";
import { FlowSection } from "./FlowSection.tsx";
import { Hero } from "./Hero.tsx";
import { LeadListsSection } from "./LeadListsSection.tsx";
import { MonitoringSection } from "./MonitoringSection.tsx";
import { NewsletterSection } from "./NewsletterSection.tsx";
import { StatsSection } from "./StatsSection.tsx";
import "./home.css";

export default function HomePage({ data }: PageProps<typeof homeData>) {
  return (
    <>
      <Hero signUpUrl={data.signUpUrl} freeForever={data.freeForever} />
      <StatsSection claims={data.claims} />
      <FlowSection maxCompetitors={data.maxCompetitors} />
      <MonitoringSection exportPlans={data.exportPlans} />
      <LeadListsSection />
      <InvestorBand investors={data.investors} />
      <NewsletterSection {...data.newsletter} />
      <ClosingSection signUpUrl={data.signUpUrl} />
    </>
  );
}
