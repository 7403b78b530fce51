import { MockCaption } from "../../components/MockWindow.tsx";
import { TextLink } from "../../components/TextLink.tsx";
import { Lead } from "../../components/ui/Lead.tsx";
import { Section } from "../../components/ui/Section.tsx";
import { connectionMessages } from "../../messages/connection.ts";
import type { ConnectionData, ConnectionWords } from "./data.ts";

interface SlotsProps extends Pick<
  ConnectionData,
  "competitors" | "maxCompetitors" | "updates"
> {
  words: ConnectionWords["slots"];
}

const slot =
  "flex aspect-square flex-col justify-between rounded-md border p-2 text-xs sm:p-3 sm:text-sm";

/** How many competitors a plan has, which of the places the sample account uses, and how often they are updated. */
export function SlotsSection({
  words,
  updates,
  competitors,
  maxCompetitors,
}: SlotsProps) {
  const taken = competitors.length;
  const free = Math.max(0, maxCompetitors - taken);
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
        <figure>
          <ul
            className="grid grid-cols-4 gap-2 tabular-nums sm:grid-cols-5 sm:gap-3"
            aria-hidden="true"
          >
            {competitors.map(({ name, newConnections }) => (
              <li
                key={name}
                className={`${slot} border-rival-line bg-rival-soft font-medium text-ink shadow-frame`}
              >
                {name}
                <span className="text-h3 text-rival">{newConnections}</span>
              </li>
            ))}
            {Array.from({ length: free }, (_, index) => (
              <li
                key={index}
                className={`${slot} border-dashed border-line-strong text-faint`}
              >
                {taken + index + 1}
              </li>
            ))}
          </ul>
          <MockCaption>{connectionMessages.slots(taken, free)}</MockCaption>
        </figure>
      </div>
    </Section>
  );
}
