import { TextLink } from "../../components/TextLink.tsx";
import { Section } from "../../components/ui/Section.tsx";
import type { HowItWorksWords } from "./data.ts";
import { FeatureCards } from "./FeatureCards.tsx";

export function FeaturesSection({ words }: { words: HowItWorksWords }) {
  const { heading, text, link } = words.features;
  return (
    <Section ground="band" labelledBy="features">
      <div className="mb-8 flex flex-wrap items-end justify-between gap-x-16 gap-y-3 lg:mb-12">
        <h2 id="features">{heading}</h2>
        <p className="text-muted">
          {text} <TextLink link={link} />
        </p>
      </div>
      <FeatureCards words={words} />
    </Section>
  );
}
