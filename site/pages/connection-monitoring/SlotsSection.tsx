import { TextLink } from "../../components/TextLink.tsx";
import { Lead } from "../../components/ui/Lead.tsx";
import { Section } from "../../components/ui/Section.tsx";
import type { ConnectionData, ConnectionWords } from "./data.ts";
import { Slots } from "./Slots.tsx";

interface SlotsProps extends Pick<
  ConnectionData,
  "competitors" | "maxCompetitors" | "updates"
> {
  words: ConnectionWords["slots"];
}

/** How many competitors a plan has, and how often they are updated. */
export function SlotsSection({ words, updates, ...slots }: SlotsProps) {
  return (
    <Section ground="band" labelledBy="slots">
      <div className="grid items-center gap-12 lg:grid-cols-2 lg:gap-16">
        <div className="grid gap-6 lg:order-last">
          <h2 id="slots">{words.heading}</h2>
          <Lead>{words.text}</Lead>
          <dl className="border-t border-line">
            {updates.map((plan) => (
              <div
                key={plan.name}
                className="flex justify-between gap-4 border-b border-line py-3"
              >
                <dt className="font-medium">{plan.name}</dt>
                <dd className="text-muted">{plan.updates}</dd>
              </div>
            ))}
          </dl>
          <p>
            <TextLink link={words.link} className="inline-block py-2" />
          </p>
        </div>
        <Slots {...slots} />
      </div>
    </Section>
  );
}
