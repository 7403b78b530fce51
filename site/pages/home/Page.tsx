import { SectionWords } from "../../components/SectionWords.tsx";
import { InvestorBand } from "../../components/InvestorBand.tsx";
import type { PageProps } from "../../page.ts";
import { Picture } from "../../components/Picture.tsx";
import { TextLink } from "../../components/TextLink.tsx";
import { Lead } from "../../components/ui/Lead.tsx";
import { Section } from "../../components/ui/Section.tsx";
import { cn } from "../../components/ui/cn.ts";
import { NewsletterForm } from "../../components/NewsletterForm.tsx";
import {
  RotatingWords,
  RotationToggle,
  useRotation,
} from "../../components/ui/RotatingWords.tsx";
import type homeData from "./data.ts";
import type { HomeData, HomeWords } from "./data.ts";
import { Hero } from "./Hero.tsx";
import { StatsSection } from "./StatsSection.tsx";

export default function HomePage({ data }: PageProps<typeof homeData>) {
  const { words } = data;
  return (
    <>
      <Hero {...data} />
      <StatsSection words={words.figures} claims={data.claims} />
      <FlowSection {...data} />
      <MonitoringSection words={words.monitoring} />
      <Section space="loose" labelledBy="smart-lead-lists">
        <div className="grid gap-4 lg:grid-cols-12 lg:gap-5">
          <SectionWords
            id="smart-lead-lists"
            {...words.lists}
            className="gap-4 max-lg:mb-4 lg:col-span-4 lg:pr-6"
          />
          <Picture name="lists" />
        </div>
      </Section>
      <InvestorBand
        heading={words.investors.heading}
        investors={data.investors}
      />
      <NewsletterSection {...data} />
    </>
  );
}

/** The four steps, each with its result in the sample data. */
function FlowSection({ words: { flow, steps }, results }: HomeData) {
  return (
    <Section space="loose" id="how-it-works" labelledBy="how-it-works-heading">
      <div className="grid gap-4 lg:grid-cols-5-7 lg:gap-16">
        <h2 id="how-it-works-heading">{flow.heading}</h2>
        <div className="grid gap-3">
          <Lead>{flow.text}</Lead>
          <p>
            <TextLink link={flow.link} className="inline-block py-1" />
          </p>
        </div>
      </div>
      <Picture name="flow" />
      <ol className="mt-10 grid gap-x-8 lg:mt-6 lg:grid-cols-4">
        {steps.map(({ title, text }, index) => (
          <li
            key={title}
            className="grid grid-cols-[5.75rem_minmax(0,1fr)] content-start gap-x-4 border-t border-line py-6 sm:grid-cols-[11rem_minmax(0,1fr)] lg:grid-cols-1 lg:pt-5 lg:pb-0"
          >
            <p className="text-note leading-snug text-muted max-lg:row-span-2">
              <span
                className={cn(
                  "block text-figure font-medium tracking-[-0.045em] text-ink tabular-nums",
                  index === steps.length - 1 && "text-priority",
                )}
              >
                {results[index]?.count}
              </span>{" "}
              <span className="mt-1.5 block">{results[index]?.result}</span>
            </p>
            <h3 className="lg:mt-6">{title}</h3>
            <p className="mt-2 text-md text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

function MonitoringSection({ words }: { words: HomeWords["monitoring"] }) {
  return (
    <Section ground="band" labelledBy="influencer-monitoring">
      <div className="mb-10 grid gap-x-16 gap-y-4 lg:grid-cols-7-5">
        <div className="grid gap-4">
          <h2 id="influencer-monitoring">{words.heading}</h2>
          <Lead>{words.text}</Lead>
        </div>
        <div className="grid gap-3">
          <p className="max-w-[44ch] text-muted">{words.note}</p>
          <p>
            <TextLink link={words.link} className="inline-block py-1" />
          </p>
        </div>
      </div>
      <Picture name="monitoring" />
    </Section>
  );
}

const WORD_MS = 2_000;

function NewsletterSection({
  words: { newsletter: words },
  newsletter,
}: HomeData) {
  const { host, topics } = newsletter;
  const rotation = useRotation(topics, WORD_MS);
  return (
    <Section labelledBy="newsletter">
      <div className="grid gap-8 lg:grid-cols-7-5 lg:items-center lg:gap-16">
        <div>
          <h2 id="newsletter">{words.heading}</h2>
          <Lead className="mt-4 max-w-[40ch]">{words.text}</Lead>
          <p className="mt-4 flex flex-wrap items-center gap-x-2 gap-y-1 text-h3 tracking-title text-muted">
            <span>{words.label}</span>{" "}
            <RotatingWords
              words={topics}
              active={rotation.active}
              joinedBy=", "
            />
            <RotationToggle {...rotation} />
          </p>
        </div>
        <div>
          <NewsletterForm host={host} />
          <p className="mt-3 text-sm text-faint">{words.note}</p>
        </div>
      </div>
    </Section>
  );
}
