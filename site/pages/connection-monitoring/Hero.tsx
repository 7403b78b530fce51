import { Section } from "../../components/ui/Section.tsx";
import { TrendFrame } from "./TrendFrame.tsx";
import type { ConnectionWords } from "./data.ts";

export function Hero({ words }: { words: ConnectionWords["hero"] }) {
  return (
    <Section className="connections-hero" labelledBy="connections">
      <div className="connections-promise">
        <h1 id="connections">{words.headline}</h1>
        <p className="lead">{words.lead}</p>
      </div>
      <TrendFrame />
    </Section>
  );
}
