import { ServerMarkup } from "../../components/ServerMarkup.tsx";
import { Section } from "../../components/ui/Section.tsx";

export function Hero({ week }: { week: string }) {
  return (
    <Section className="how-hero" labelledBy="how">
      <div className="how-hero-grid">
        <div>
          <h1 id="how">Four steps from a post to a first message</h1>
          <p className="lead">
            You choose whom to watch and what to say. The two steps in between,
            watching and sorting, are the ones nobody has time for. Those are
            ours.
          </p>
        </div>
        <ServerMarkup html={week} />
      </div>
    </Section>
  );
}
