import { Section } from "../../components/ui/Section.tsx";
import { TrendFrame } from "./TrendFrame.tsx";

export function Hero() {
  return (
    <Section className="connections-hero" labelledBy="connections">
      <div className="connections-promise">
        <h1 id="connections">Your rivals are meeting people. See who.</h1>
        <p className="lead">
          When a sales team works a territory, the first visible sign is who
          they connect with. We count those new connections every week and list
          the people behind the number.
        </p>
      </div>
      <TrendFrame />
    </Section>
  );
}
