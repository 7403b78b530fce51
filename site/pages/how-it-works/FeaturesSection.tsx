import { TextLink } from "../../components/TextLink.tsx";
import { Section } from "../../components/ui/Section.tsx";
import type { HowItWorksWords } from "./data.ts";
import { FeatureCards } from "./FeatureCards.tsx";

export function FeaturesSection({ words }: { words: HowItWorksWords }) {
  const { heading, text, link } = words.features;
  return (
    <Section ground="band" labelledBy="machinery">
      <div className="machinery-head">
        <h2 id="machinery">{heading}</h2>
        <p>
          {text} <TextLink link={link} />
        </p>
      </div>
      <FeatureCards words={words} />
    </Section>
  );
}
