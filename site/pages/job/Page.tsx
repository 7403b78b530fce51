import { ApplyLink } from "../../components/ApplyLink.tsx";
import { CalendarDate } from "../../components/CalendarDate.tsx";
import { Prose } from "../../components/Prose.tsx";
import { Breadcrumbs } from "../../components/reading/Breadcrumbs.tsx";
import {
  articleGrid,
  articleProse,
  articleWidth,
  textColumn,
} from "../../components/reading/article-grid.ts";
import { SiteLink } from "../../components/SiteLink.tsx";
import { TextLink } from "../../components/TextLink.tsx";
import { Button } from "../../components/ui/Button.tsx";
import { cn } from "../../components/ui/cn.ts";
import { Container } from "../../components/ui/Container.tsx";
import { Lead } from "../../components/ui/Lead.tsx";
import { Section } from "../../components/ui/Section.tsx";
import { careersMessages } from "../../messages/careers.ts";
import type { PageProps } from "../../page.ts";
import type { Position } from "../careers/data.ts";
import type { default as jobData, OtherPosition } from "./data.ts";

export default function JobPage({ data }: PageProps<typeof jobData>) {
  if ("closed" in data) return <ClosedPosition {...data.closed} />;
  const { job, description, html, others } = data;
  return (
    <>
      <Container
        as="article"
        className={cn(
          "grid gap-y-8 pt-4 pb-14 lg:gap-y-12 lg:pt-8 lg:pb-20",
          articleGrid,
          articleWidth,
        )}
      >
        <header className={cn("grid gap-5", textColumn)}>
          <Breadcrumbs />
          <h1 className="max-w-[22ch] text-title">{job.title}</h1>
          <Lead>{description}</Lead>
        </header>
        <JobFacts job={job} />
        <div className="min-w-0 lg:col-start-2 lg:row-start-2">
          <Prose html={html} className={articleProse} />
          <div className="mt-12 flex max-w-(--measure) flex-wrap items-center gap-x-5 gap-y-4 border-t border-line pt-7 lg:hidden">
            <ApplyLink job={job} size="lg" />
            <p className="text-muted">{careersMessages.filledIn}</p>
          </div>
        </div>
      </Container>
      <OtherPositions others={others} />
    </>
  );
}

/** The facts of a position, in view while the text is read. */
function JobFacts({ job }: { job: Position }) {
  const facts = [
    [careersMessages.department, job.department],
    [careersMessages.location, job.location],
    [careersMessages.type, job.type],
    [careersMessages.posted, <CalendarDate key="date" date={job.date} />],
  ] as const;
  return (
    <aside
      className="grid content-start gap-5 lg:sticky lg:top-24 lg:col-start-1 lg:row-start-2 lg:self-start"
      aria-label={careersMessages.facts}
    >
      <dl className="grid grid-cols-2 gap-x-6 border-b border-line lg:grid-cols-1">
        {facts.map(([name, value]) => (
          <div key={name} className="border-t border-line py-3">
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="font-medium">{value}</dd>
          </div>
        ))}
      </dl>
      <ApplyLink job={job} />
    </aside>
  );
}

interface OthersProps {
  others: readonly OtherPosition[];
}

function OtherPositions({ others }: OthersProps) {
  if (others.length === 0) return null;
  return (
    <Section space="joined" labelledBy="other-positions">
      <div className="grid content-start justify-items-start gap-6">
        <h2 id="other-positions" className="text-h3">
          {careersMessages.others}
        </h2>
        <ul className="w-full border-b border-line">
          {others.map(({ path, title, department }) => (
            <li key={path}>
              <SiteLink
                href={path}
                className="group flex flex-wrap justify-between gap-x-6 border-t border-line py-4"
              >
                <strong className="font-medium group-hover:text-link">
                  {title}
                </strong>{" "}
                <span className="text-muted">{department}</span>
              </SiteLink>
            </li>
          ))}
        </ul>
        <TextLink link={{ label: careersMessages.all, href: "/careers" }} />
      </div>
    </Section>
  );
}

/** A position after its closing date: what it was, and what is open instead. */
function ClosedPosition({ title, others }: OthersProps & { title: string }) {
  return (
    <>
      <Container
        as="section"
        className="grid justify-items-start gap-5 pt-4 pb-14 lg:pt-8 lg:pb-20"
      >
        <Breadcrumbs />
        <h1>{title}</h1>
        <Lead>{careersMessages.closed}</Lead>
        <Button as={SiteLink} href="/careers">
          {careersMessages.seeOpen}
        </Button>
      </Container>
      <OtherPositions others={others} />
    </>
  );
}
