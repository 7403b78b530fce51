import { SiteLink } from "../../components/SiteLink.tsx";
import { Section } from "../../components/ui/Section.tsx";
import type { ConnectionData } from "./data.ts";
import { Slots } from "./Slots.tsx";

type SlotsProps = Pick<ConnectionData, "maxCompetitors" | "updates">;

/** How many competitors a plan has, and how often they are updated. */
export function SlotsSection({ maxCompetitors, updates }: SlotsProps) {
  return (
    <Section ground="band" labelledBy="slots">
      <div className="slots">
        <Slots maxCompetitors={maxCompetitors} />
        <div className="slots-words">
          <h2 id="slots">Room for {maxCompetitors}. Start with three.</h2>
          <p className="lead">
            Watch the ones you meet in deals. A rival you never lose to
            won&apos;t teach you much, however busy they are.
          </p>
          <dl className="slots-updates">
            {updates.map((plan) => (
              <div key={plan.name}>
                <dt>{plan.name}</dt>
                <dd>{plan.updates}</dd>
              </div>
            ))}
          </dl>
          <p>
            <SiteLink
              className="text-link"
              href="/documentation/new-connection-tracking"
            >
              How new connections are counted
            </SiteLink>
          </p>
        </div>
      </div>
    </Section>
  );
}
