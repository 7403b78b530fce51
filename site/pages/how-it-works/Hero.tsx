import { Section } from "../../components/ui/Section.tsx";
import type { HowItWorksWords } from "./data.ts";

export function Hero({ words }: { words: HowItWorksWords["hero"] }) {
  return (
    <Section className="how-hero" labelledBy="how">
      <h1 id="how">{words.headline}</h1>
      <p className="lead">{words.lead}</p>
    </Section>
  );
}
