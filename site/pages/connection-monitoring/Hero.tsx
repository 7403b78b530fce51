import { Section } from "../../components/ui/Section.tsx";
import { competitors } from "../../mock/story.ts";
import { totalConnections } from "../../mock/totals.ts";
import { ConnectionChart } from "./ConnectionChart.tsx";

/** The promise, and the week of three competitors across the whole page. */
export function Hero() {
  return (
    <Section className="connections-hero" labelledBy="connections">
      <h1 id="connections">Your rivals are meeting people. See whom.</h1>
      <p className="lead">
        When a sales team works a territory, it connects with prospects in
        public before anything else shows. We count those new connections by
        week and list the people behind the count.
      </p>
      <figure className="connections-figure">
        <p className="connections-total">
          <span className="numeric">{totalConnections}</span> new connections
          this week, around {competitors.length} competitors
        </p>
        <ConnectionChart />
        <figcaption className="mock-caption">Sample data.</figcaption>
      </figure>
    </Section>
  );
}
