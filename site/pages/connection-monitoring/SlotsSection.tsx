import { SiteLink } from "../../components/SiteLink.tsx";
import { Section } from "../../components/ui/Section.tsx";
import { competitors } from "../../mock/story.ts";
import type { ConnectionData } from "./data.ts";

type SlotsProps = Pick<ConnectionData, "maxCompetitors" | "updates">;

/** How many competitors there is room for, and how often they are counted. */
export function SlotsSection({ maxCompetitors, updates }: SlotsProps) {
  const free = Math.max(0, maxCompetitors - competitors.length);
  return (
    <Section ground="band" labelledBy="slots">
      <div className="slots">
        <figure>
          <div className="slots-grid" aria-hidden="true">
            {competitors.map(({ name, newConnections }) => (
              <p key={name} className="slot-taken">
                {name}
                <span className="numeric">{newConnections}</span>
              </p>
            ))}
            {Array.from({ length: free }, (_, place) => (
              <p key={place} className="slot-free">
                {competitors.length + place + 1}
              </p>
            ))}
          </div>
          <figcaption className="mock-caption">
            Sample data. {competitors.length} of {maxCompetitors} places taken.
          </figcaption>
        </figure>
        <div className="slots-words">
          <h2 id="slots">Room for {maxCompetitors}. Begin with three.</h2>
          <p className="lead">
            Watch the ones you meet in deals. A rival you never lose to teaches
            you little, however busy it is.
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
