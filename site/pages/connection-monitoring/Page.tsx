import { SectionWords } from "../../components/SectionWords.tsx";
import type { PageProps } from "../../page.ts";
import { Picture } from "../../components/Picture.tsx";
import { Lead } from "../../components/ui/Lead.tsx";
import { Section, SectionHead } from "../../components/ui/Section.tsx";
import { TextLink } from "../../components/TextLink.tsx";
import { MockCaption } from "../../components/MockWindow.tsx";
import { connectionMessages } from "../../messages/connection.ts";
import { partMessages } from "../../messages/pages.ts";
import type connectionData from "./data.ts";
import type { ConnectionData, ConnectionWords } from "./data.ts";

export default function ConnectionPage({
  data,
}: PageProps<typeof connectionData>) {
  const { hero, overlap, reading, patterns } = data.words;
  return (
    <>
      <Section className="pt-14 lg:pt-20" labelledBy="connections">
        <div className="grid gap-6 lg:grid-cols-7-5 lg:gap-16">
          <h1 id="connections">{hero.headline}</h1>
          <Lead>{hero.lead}</Lead>
        </div>
        <Picture name="trend" />
      </Section>
      <Section ground="night" labelledBy="overlap">
        <div className="choices grid gap-x-16 gap-y-8 lg:grid-cols-5-7 lg:grid-rows-[auto_1fr]">
          <SectionWords id="overlap" {...overlap} />
          <Picture name="circles" />
        </div>
      </Section>
      <ReadingSection reading={reading} patterns={patterns} />
      <SlotsSection {...data} />
    </>
  );
}

const slot =
  "flex aspect-square flex-col justify-between rounded-md border p-2 text-xs sm:p-3 sm:text-sm";

/** How many competitors a plan has, which of the places the sample account uses, and how often they are updated. */
function SlotsSection({
  words: { slots: words },
  updates,
  competitors,
  maxCompetitors,
}: ConnectionData) {
  const taken = competitors.length;
  const free = Math.max(0, maxCompetitors - taken);
  return (
    <Section ground="band" labelledBy="slots">
      <div className="grid items-center gap-12 lg:grid-cols-2 lg:gap-16">
        <SectionWords id="slots" {...words} className="gap-6 lg:order-last">
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
        </SectionWords>
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

const [, reasonHead, actionHead] = partMessages.readingHeads;
const columns = "grid gap-x-8 gap-y-2 md:grid-cols-3";

/** How to read the numbers. Each pattern is a row of a table, and on phones a block of lines. */
function ReadingSection({
  reading,
  patterns,
}: Pick<ConnectionWords, "reading" | "patterns">) {
  return (
    <Section labelledBy="reading">
      <SectionHead id="reading" {...reading} />
      <div
        className={`${columns} pb-3 text-sm text-faint max-md:hidden`}
        aria-hidden="true"
      >
        {partMessages.readingHeads.map((head) => (
          <span key={head}>{head}</span>
        ))}
      </div>
      <ul aria-label={partMessages.readingCaption}>
        {patterns.map(({ sign, reason, action }) => (
          <li key={sign} className={`${columns} border-t border-line py-5`}>
            <p className="text-h4 font-medium">{sign}</p>
            <Cell label={reasonHead}>{reason}</Cell>
            <Cell label={actionHead}>{action}</Cell>
          </li>
        ))}
      </ul>
      <p className="border-t border-line pt-5">
        <TextLink link={reading.link} className="inline-block py-2" />
      </p>
    </Section>
  );
}

/** A cell with the name of its column, which large screens show once above all rows. */
function Cell({ label, children }: { label: string; children: string }) {
  return (
    <p className="max-md:grid max-md:grid-cols-[7rem_minmax(0,1fr)] max-md:gap-3">
      <span className="text-muted md:sr-only">
        {label}
        <span className="sr-only">:</span>{" "}
      </span>
      {children}
    </p>
  );
}
