import { ClosingSection } from "./ClosingSection.tsx";
import type { HowItWorksData } from "./data.ts";
import { FeaturesSection } from "./FeaturesSection.tsx";
import { Hero } from "./Hero.tsx";
import { IntegrationsSection } from "./IntegrationsSection.tsx";
import { StepsSection } from "./StepsSection.tsx";
import "./how-it-works.css";

export default function HowItWorksPage({ data }: { data: HowItWorksData }) {
  return (
    <>
      <Hero />
      <StepsSection maxCompetitors={data.maxCompetitors} />
      <FeaturesSection
        maxCompetitors={data.maxCompetitors}
        updates={data.updates}
      />
      <IntegrationsSection integrations={data.integrations} />
      <ClosingSection signUpUrl={data.signUpUrl} />
    </>
  );
}
