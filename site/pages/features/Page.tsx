import { SectionWords } from "../../components/SectionWords.tsx";
import type { PageProps } from "../../page.ts";
import { Picture } from "../../components/Picture.tsx";
import { Button } from "../../components/ui/Button.tsx";
import { Lead } from "../../components/ui/Lead.tsx";
import { Section, SectionHead } from "../../components/ui/Section.tsx";
import { TextLink } from "../../components/TextLink.tsx";
import { cn } from "../../components/ui/cn.ts";
import { readingMessages } from "../../messages/reading.ts";
import type featuresData from "./data.ts";
import type { FeaturesData, FeaturesWords } from "./data.ts";
import { SentenceBuilder } from "./SentenceBuilder.tsx";

export default function FeaturesPage({ data }: PageProps<typeof featuresData>) {
  const { words, counts } = data;
  return (
    <>
      <Hero words={words} counts={counts} />
      <Section labelledBy="influencer-monitoring">
        <div className="grid gap-x-16 gap-y-10 lg:grid-cols-5-7 xl:gap-x-24">
          <div className="grid min-w-0 content-start gap-5">
            <SectionWords id="influencer-monitoring" {...words.influencers} />
            <Picture name="watched" />
          </div>
          <Picture name="post" />
        </div>
      </Section>
      <Section ground="night" labelledBy="competitor-tracking">
        <div className="grid gap-x-16 gap-y-10 lg:grid-cols-7-5 lg:items-center xl:gap-x-24">
          <SectionWords
            id="competitor-tracking"
            {...words.competitors}
            className="lg:order-2"
          />
          <Picture name="met" />
        </div>
      </Section>
      <LeadListSection {...data} />
    </>
  );
}

/** The heading of the page beside the lists of a week, and the contents of the page. */
function Hero({ words, counts }: Pick<FeaturesData, "words" | "counts">) {
  const { headline, accent, lead, note } = words.hero;
  return (
    <Section className="overflow-x-clip pt-14 lg:pt-20" labelledBy="features">
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-7-5 lg:items-start">
        <div className="grid content-start gap-6">
          <h1 id="features" className="max-w-[9em]">
            {headline} <span className="text-signal">{accent}</span>
          </h1>
          <Lead>{lead}</Lead>
          <p>
            <Button href={words.closing.button.href} size="lg">
              {words.closing.button.label}
            </Button>
          </p>
        </div>
        <Picture name="lists" />
      </div>
      <PartIndex words={words} counts={counts} />
      <p className="mt-5 text-note text-faint">{note}</p>
    </Section>
  );
}

function LeadListSection({
  words: { lists: words },
  sources,
  leads,
}: FeaturesData) {
  return (
    <Section
      labelledBy="smart-lead-lists"
      space="loose"
      className="overflow-x-clip"
    >
      <SectionHead id="smart-lead-lists" {...words} />
      <SentenceBuilder sources={sources} leads={leads} />
      <p className="mt-6 max-w-(--measure-wide) text-muted">
        {words.note} <TextLink link={words.link} />
      </p>
    </Section>
  );
}

const listParts = (words: FeaturesWords) => [
  {
    id: "influencer-monitoring",
    title: words.influencers.heading,
    unit: "new engagements, three influencers",
    look: "text-signal",
  },
  {
    id: "competitor-tracking",
    title: words.competitors.heading,
    unit: "new connections, three competitors",
    look: "text-rival",
  },
  {
    id: "smart-lead-lists",
    title: words.lists.heading,
    unit: "lists to work",
    look: "text-ink",
  },
];

/** Links to the three parts of the page, with numbers of the sample week. */
function PartIndex({ words, counts }: Pick<FeaturesData, "words" | "counts">) {
  return (
    <nav aria-label={readingMessages.onThisPage} className="mt-12 lg:mt-16">
      <ul className="grid border-b border-line md:grid-cols-3 md:border-t">
        {listParts(words).map(({ id, title, unit, look }, index) => (
          <li
            key={id}
            className="border-t border-line md:border-t-0 md:not-first:border-l md:not-first:pl-6 lg:not-first:pl-8"
          >
            <a
              href={`#${id}`}
              className="group grid grid-cols-[3.5rem_minmax(0,1fr)] items-start gap-x-4 py-4 md:gap-x-3 md:grid-cols-[auto_1fr] md:py-6"
            >
              <span
                className={cn(
                  "row-span-2 text-[2.25rem] leading-none font-medium tracking-display tabular-nums lg:text-figure",
                  look,
                )}
              >
                {counts[index]}
              </span>{" "}
              <span className="font-semibold group-hover:text-signal">
                {title}
              </span>{" "}
              <span className="text-sm text-muted">{unit}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
