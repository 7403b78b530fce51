import { SectionWords } from "../../components/SectionWords.tsx";
import type { PageProps } from "../../page.ts";
import { Picture } from "../../components/Picture.tsx";
import { SiteLink } from "../../components/SiteLink.tsx";
import { Button } from "../../components/ui/Button.tsx";
import { Container } from "../../components/ui/Container.tsx";
import { Lead } from "../../components/ui/Lead.tsx";
import { TextLink } from "../../components/TextLink.tsx";
import { cn } from "../../components/ui/cn.ts";
import { Section } from "../../components/ui/Section.tsx";
import { Card } from "../../components/ui/Card.tsx";
import type howItWorksData from "./data.ts";
import type { HowItWorksData, HowItWorksWords } from "./data.ts";

export default function HowItWorksPage({
  data,
}: PageProps<typeof howItWorksData>) {
  const { words } = data;
  return (
    <>
      <section aria-labelledby="how" className="pt-14 pb-10 lg:pt-20 lg:pb-14">
        <Container className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-2">
          <div className="grid gap-5">
            <h1 id="how">{words.hero.headline}</h1>
            <Lead>{words.hero.lead}</Lead>
            <p className="mt-1">
              <Button as={SiteLink} href={data.signUp.href} size="lg">
                {data.signUp.label}
              </Button>
            </p>
          </div>
          <Picture name="hero" />
        </Container>
      </section>
      <StepsSection flow={words.flow} steps={words.steps} />
      <FeaturesSection words={words} />
      <IntegrationsSection {...data} />
    </>
  );
}

const rows = [
  "lg:row-start-1",
  "lg:row-start-2",
  "lg:row-start-3",
  "lg:row-start-4",
] as const;

/**
 * The four steps, each with its moment of the same scene. On wide screens the picture stays in view until the next one
 * covers it.
 */
function StepsSection({
  flow,
  steps,
}: Pick<HowItWorksWords, "flow" | "steps">) {
  return (
    <Section labelledBy="steps">
      <h2 id="steps" className="sr-only">
        {flow.heading}
      </h2>
      <ol className="grid gap-16 lg:grid-cols-5-7 lg:grid-rows-[repeat(4,minmax(36rem,auto))] 2xl:grid-rows-[repeat(4,minmax(40rem,auto))] lg:gap-x-16 lg:gap-y-0">
        {steps.map((step, index) => (
          <li key={step.title} className="grid gap-6 lg:contents">
            <Words {...step} number={index + 1} />
            <div
              className={cn(
                "min-w-0 lg:sticky lg:top-24 lg:col-start-2 lg:row-end-5 lg:self-start",
                rows[index],
              )}
            >
              <Picture name={`step${index + 1}`} />
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}

type WordsProps = HowItWorksWords["steps"][number] & { number: number };

function Words({ number, label, title, text, link }: WordsProps) {
  return (
    <div className={cn("lg:col-start-1 lg:pb-14", rows[number - 1])}>
      <div className="grid gap-3 lg:sticky lg:top-24 lg:pt-5">
        <p className="flex items-center gap-3 text-note text-muted">
          <span className="grid size-8 place-items-center rounded-full border border-line-strong bg-surface font-mono text-ink tabular-nums">
            {number}
          </span>
          {label}
        </p>
        <h3 className="text-h2 tracking-title">{title}</h3>
        <p className="max-w-[44ch] text-muted">{text}</p>
        <p>
          <TextLink link={link} className="inline-block py-1" />
        </p>
      </div>
    </div>
  );
}

/** The features as four cards of two widths. */
function FeaturesSection({ words }: { words: HowItWorksWords }) {
  const { heading, text, link } = words.features;
  return (
    <Section ground="band" labelledBy="features">
      <div className="mb-8 flex flex-wrap items-end justify-between gap-x-16 gap-y-3 lg:mb-12">
        <h2 id="features">{heading}</h2>
        <p className="text-muted">
          {text} <TextLink link={link} />
        </p>
      </div>
      <ul className="grid gap-4 lg:grid-cols-12 lg:gap-5">
        <Feature {...words.competitors} picture="competitors" wide />
        <Feature {...words.influencers} picture="influencers" />
        <Feature {...words.reports} picture="reports" />
        <Feature {...words.alerts} picture="alerts" wide />
      </ul>
    </Section>
  );
}

interface FeatureProps {
  heading: string;
  text: string;
  picture: string;
  wide?: boolean;
}

function Feature({ heading, text, picture, wide = false }: FeatureProps) {
  return (
    <Card
      as="li"
      className={cn(
        "flex flex-col justify-between gap-6",
        wide ? "lg:col-span-7" : "lg:col-span-5",
      )}
    >
      <div>
        <h3 className="text-h4 tracking-tight">{heading}</h3>
        <p className="mt-1.5 max-w-(--measure) text-muted">{text}</p>
      </div>
      <Picture name={picture} />
    </Card>
  );
}

function IntegrationsSection({
  words: { integrations: words },
  integrations,
}: HowItWorksData) {
  return (
    <Section labelledBy="how-integrations">
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-2 lg:items-center">
        <SectionWords id="how-integrations" {...words} className="gap-4" />
        <ul className="grid border-t border-line text-h4 font-medium tracking-tight sm:grid-cols-2 sm:gap-x-6">
          {integrations.map((name) => (
            <li
              key={name}
              className="border-b border-line py-3 last:odd:sm:col-span-2"
            >
              {name}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
