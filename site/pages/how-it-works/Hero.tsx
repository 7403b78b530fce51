import { Section } from "../../components/ui/Section.tsx";
import { leadLists } from "../../mock/story.ts";
import { totalConnections, totalEngagements } from "../../mock/totals.ts";
import { SignalField } from "./SignalField.tsx";

const signals = totalEngagements + totalConnections;
const kept = leadLists[0]?.count ?? 0;

/** The promise, and a week of signals with the few that count among them. */
export function Hero() {
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
        <figure>
          <SignalField signals={signals} kept={kept} />
          <figcaption className="how-hero-key">
            <span>
              <b className="numeric">{signals}</b> signals in one sample week:{" "}
              {totalEngagements} engagements, {totalConnections} connections
            </span>
            <span>
              <b className="numeric">{kept}</b> people who commented, and made
              the list
            </span>
          </figcaption>
        </figure>
      </div>
    </Section>
  );
}
