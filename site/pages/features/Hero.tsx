import { Section } from "../../components/ui/Section.tsx";
import type { FeaturesWords } from "./data.ts";
import { PartIndex } from "./PartIndex.tsx";

/** The heading and the contents of the page. */
export function Hero({ words }: { words: FeaturesWords }) {
  const { headline, accent, lead } = words.hero;
  return (
    <Section className="features-hero" labelledBy="features">
      <div className="features-promise">
        <h1 id="features">
          {headline} <span>{accent}</span>
        </h1>
        <p className="lead">{lead}</p>
      </div>
      <PartIndex words={words} />
    </Section>
  );
}
