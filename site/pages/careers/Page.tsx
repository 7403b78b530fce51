import { Button } from "../../components/ui/Button.tsx";
import { Picture } from "../../components/Picture.tsx";
import { Portrait } from "../../components/Portrait.tsx";
import { SiteLink } from "../../components/SiteLink.tsx";
import { Container } from "../../components/ui/Container.tsx";
import { Lead } from "../../components/ui/Lead.tsx";
import { Section, SectionHead } from "../../components/ui/Section.tsx";
import type { PageProps } from "../../page.ts";
import { Card } from "../../components/ui/Card.tsx";
import { cn } from "../../components/ui/cn.ts";
import { ApplyLink } from "../../components/ApplyLink.tsx";
import { CalendarDate } from "../../components/CalendarDate.tsx";
import { careersMessages } from "../../messages/careers.ts";
import type careersData from "./data.ts";
import type { CareersData, CareersWords } from "./data.ts";

/** The careers page: open positions, benefits, application process. */
export default function CareersPage({ data }: PageProps<typeof careersData>) {
  const { words, positions, colleagues } = data;
  return (
    <>
      <Container className="grid gap-8 pt-14 pb-14 lg:grid-cols-7-5 lg:gap-16 lg:pt-20 lg:pb-20">
        <h1>{words.hero.headline}</h1>
        <div className="grid content-start justify-items-start gap-8 lg:pt-3">
          <Lead>{words.hero.lead}</Lead>
          <Button as={SiteLink} href="#positions" variant="outline" size="lg">
            {words.hero.anchor}
          </Button>
        </div>
      </Container>
      <section
        className="night relative isolate overflow-hidden"
        aria-labelledby="homes"
      >
        <Picture name="city" />
        <Container className="grid gap-8 pt-14 pb-60 lg:grid-cols-7-5 lg:gap-16 lg:pt-20 lg:pb-100 2xl:pb-140">
          <h2 id="homes" className="max-w-[20ch]">
            {words.homes.heading}
          </h2>
          <ul className="grid max-w-120 grid-cols-4 gap-1.5 self-start rounded-lg border border-line-strong bg-code p-1.5 shadow-frame lg:w-full lg:justify-self-end">
            {colleagues.map((name) => (
              <li
                key={name}
                className="grid justify-items-center gap-2 rounded-md bg-raised pt-4 pb-2 text-xs text-muted"
              >
                <Portrait name={name} size="lg" />
                {name.split(" ")[0]}
              </li>
            ))}
          </ul>
        </Container>
      </section>
      <Section id="positions" space="loose" labelledBy="positions-heading">
        {positions.length > 0 ? (
          <Positions {...data} />
        ) : (
          <NoOpenings words={words.noPositions} />
        )}
      </Section>
      <Section ground="band" labelledBy="benefits">
        <SectionHead id="benefits" heading={words.benefits.heading} />
        <ul className="grid gap-x-12 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
          {[...words.largeBenefits, ...words.smallBenefits].map((benefit) => (
            <Card as="li" key={benefit.title} variant="quiet" className="gap-2">
              <h3>{benefit.title}</h3>
              <p className="text-muted">{benefit.text}</p>
            </Card>
          ))}
        </ul>
      </Section>
      <Process process={words.process} steps={words.steps} />
    </>
  );
}

function Process({ process, steps }: Pick<CareersWords, "process" | "steps">) {
  return (
    <Section space="loose" labelledBy="process">
      <SectionHead id="process" heading={process.heading} />
      <ol className="ml-4 grid lg:ml-0 lg:grid-cols-5">
        {steps.map(({ title, text }, index) => (
          <li
            key={title}
            className="relative border-l-2 border-line-strong pb-10 pl-8 last:border-transparent last:pb-0 lg:border-t-2 lg:border-l-0 lg:pt-9 lg:pr-10 lg:pb-0 lg:pl-0"
          >
            <span
              aria-hidden="true"
              className={cn(
                "absolute top-0 -left-4 grid size-8 place-items-center rounded-full border font-mono text-note lg:-top-4 lg:left-0",
                index === steps.length - 1
                  ? "border-signal bg-signal-soft text-link"
                  : "border-line-strong bg-page text-muted",
              )}
            >
              {index + 1}
            </span>
            <h3 className="text-h4">{title}</h3>
            <p className="mt-1 text-md text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Positions({ words: { positions: words }, positions }: CareersData) {
  return (
    <>
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="positions-heading">{words.heading}</h2>
        <p className="text-muted tabular-nums">
          {careersMessages.open(positions.length)}
        </p>
      </div>
      <ul className="border-b border-line">
        {positions.map((position) => (
          <li
            key={position.slug}
            className="grid justify-items-start gap-3 border-t border-line py-6 md:grid-cols-[5fr_5fr_auto] md:items-center md:gap-6"
          >
            <div>
              <p className="text-sm text-muted">{position.department}</p>
              <h3>
                <SiteLink
                  href={position.path}
                  className="underline-offset-4 hover:text-link hover:underline hover:decoration-1"
                >
                  {position.title}
                </SiteLink>
              </h3>
            </div>
            <p className="flex flex-wrap gap-x-5 gap-y-0.5 text-md text-muted">
              <span>{position.location}</span>
              <span>{position.type}</span>
              <span>
                {careersMessages.posted} <CalendarDate date={position.date} />
              </span>
            </p>
            <ApplyLink job={position} variant="secondary" />
          </li>
        ))}
      </ul>
    </>
  );
}

function NoOpenings({ words }: { words: CareersWords["noPositions"] }) {
  return (
    <Card className="items-start gap-3">
      <h2 id="positions-heading">{words.heading}</h2>
      <p className="max-w-[60ch] text-muted">{words.text}</p>
      <Button
        as={SiteLink}
        href={words.button.href}
        variant="outline"
        className="mt-3"
      >
        {words.button.label}
      </Button>
    </Card>
  );
}
