import type { PageProps } from "../../page.ts";
import { CloseUpSection } from "./CloseUpSection.tsx";
import { ClosingSection } from "./ClosingSection.tsx";
import type howItWorksData from "./data.ts";
import { FeaturesSection } from "./FeaturesSection.tsx";
import { Hero } from "./Hero.tsx";
import { IntegrationsSection } from "./IntegrationsSection.tsx";
import { StepsSection } from "./StepsSection.tsx";
import "./how-it-works.css";

export default function HowItWorksPage({
  data,
}: PageProps<typeof howItWorksData>) {
  return (
    <>
      <Hero />
      <StepsSection maxCompetitors={data.maxCompetitors} />
      <CloseUpSection />
      <FeaturesSection
        maxCompetitors={data.maxCompetitors}
        updates={data.updates}
      />
      <IntegrationsSection integrations={data.integrations} />
      <ClosingSection signUpUrl={data.signUpUrl} />
    </>
  );
}
