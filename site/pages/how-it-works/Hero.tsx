import { Section } from "../../components/ui/Section.tsx";

export function Hero() {
  return (
    <Section className="how-hero" labelledBy="how">
      <h1 id="how">From a post to a first message, in four steps</h1>
      <p className="lead">
        You choose who to watch and what to say. We do the watching and the
        sorting in between.
      </p>
    </Section>
  );
}
