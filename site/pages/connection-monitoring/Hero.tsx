import { ServerMarkup } from "../../components/ServerMarkup.tsx";
import { Section } from "../../components/ui/Section.tsx";

export function Hero({ week }: { week: string }) {
  return (
    <Section className="connections-hero" labelledBy="connections">
      <h1 id="connections">Your rivals are meeting people. See whom.</h1>
      <p className="lead">
        When a sales team works a territory, it connects with prospects in
        public before anything else shows. We count those new connections by
        week and list the people behind the count.
      </p>
      <ServerMarkup html={week} />
    </Section>
  );
}
