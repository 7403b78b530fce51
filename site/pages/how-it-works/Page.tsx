import type { PageProps } from "../../page.ts";
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
  const { pictures } = data;
  return (
    <>
      <Hero week={pictures.week} />
      <StepsSection
        maxCompetitors={data.maxCompetitors}
        pictures={pictures.steps}
      />
      <FeaturesSection cards={pictures.cards} />
      <IntegrationsSection integrations={data.integrations} />
      <ClosingSection signUpUrl={data.signUpUrl} />
    </>
  );
}
