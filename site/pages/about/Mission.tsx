import { Section } from "../../components/ui/Section.tsx";
import type { AboutWords } from "./data.ts";

export function Mission({ words }: { words: AboutWords["hero"] }) {
  return (
    <Section className="mission">
      <h1>{words.headline}</h1>
      <div className="mission-text">
        <h2>{words.heading}</h2>
        <p className="lead">{words.lead}</p>
      </div>
    </Section>
  );
}
