import type { PageProps } from "../../page.ts";
import type howItWorksData from "./data.ts";
import { FeaturesSection } from "./FeaturesSection.tsx";
import { Hero } from "./Hero.tsx";
import { IntegrationsSection } from "./IntegrationsSection.tsx";
import { StepsSection } from "./StepsSection.tsx";

export default function HowItWorksPage({
  data,
}: PageProps<typeof howItWorksData>) {
  const { words, integrations } = data;
  return (
    <>
      <Hero words={words.hero} />
      <StepsSection flow={words.flow} steps={words.steps} />
      <FeaturesSection words={words} />
      <IntegrationsSection
        words={words.integrations}
        integrations={integrations}
      />
    </>
  );
}
