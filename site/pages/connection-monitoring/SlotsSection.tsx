import { TextLink } from "../../components/TextLink.tsx";
import { Section } from "../../components/ui/Section.tsx";
import type { ConnectionData, ConnectionWords } from "./data.ts";
import { Slots } from "./Slots.tsx";

interface SlotsProps extends Pick<
  ConnectionData,
  "maxCompetitors" | "updates"
> {
  words: ConnectionWords["slots"];
}

/** How many competitors a plan has, and how often they are updated. */
export function SlotsSection({ words, maxCompetitors, updates }: SlotsProps) {
  return (
    <Section ground="band" labelledBy="slots">
      <div className="slots">
        <Slots maxCompetitors={maxCompetitors} />
        <div className="slots-words">
          <h2 id="slots">{words.heading}</h2>
          <p className="lead">{words.text}</p>
          <dl className="slots-updates">
            {updates.map((plan) => (
              <div key={plan.name}>
                <dt>{plan.name}</dt>
                <dd>{plan.updates}</dd>
              </div>
            ))}
          </dl>
          <p>
            <TextLink link={words.link} />
          </p>
        </div>
      </div>
    </Section>
  );
}
