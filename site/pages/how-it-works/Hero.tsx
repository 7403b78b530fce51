import { ServerMarkup } from "../../components/ServerMarkup.tsx";
import { Section } from "../../components/ui/Section.tsx";

export function Hero({ week }: { week: string }) {
  return (
    <Section className="how-hero" labelledBy="how">
      <div className="how-hero-grid">
        <div>
          <h1 id="how">From a post to a first message, in four steps</h1>
          <p className="lead">
            You choose who to watch and what to say. We do the watching and the
            sorting, the two parts nobody has time for.
          </p>
        </div>
        <ServerMarkup html={week} />
      </div>
    </Section>
  );
}
