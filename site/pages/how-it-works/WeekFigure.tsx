import { leadLists } from "../../mock/story.ts";
import { totalConnections, totalEngagements } from "../../mock/totals.ts";
import { SignalField } from "./SignalField.tsx";

const signals = totalEngagements + totalConnections;
const kept = leadLists[0]?.count ?? 0;

/** A week of signals with the few relevant ones highlighted. */
export function WeekFigure() {
  return (
    <figure>
      <SignalField signals={signals} kept={kept} />
      <figcaption className="how-hero-key">
        <span>
          <b className="numeric">{signals}</b> signals in one sample week:{" "}
          {totalEngagements} engagements, {totalConnections} connections
        </span>
        <span>
          <b className="numeric">{kept}</b> people who commented, and made the
          list
        </span>
      </figcaption>
    </figure>
  );
}
