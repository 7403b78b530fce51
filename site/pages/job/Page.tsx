import { ApplyLink } from "../../components/ApplyLink.tsx";
import { Prose } from "../../components/Prose.tsx";
import { Breadcrumbs } from "../../components/reading/Breadcrumbs.tsx";
import { Container } from "../../components/ui/Container.tsx";
import { Lead } from "../../components/ui/Lead.tsx";
import type { PageProps } from "../../page.ts";
import type jobData from "./data.ts";
import { ClosedPosition } from "./ClosedPosition.tsx";
import { JobFacts } from "./JobFacts.tsx";
import { OtherPositions } from "./OtherPositions.tsx";
import { careersMessages } from "../../messages/careers.ts";

/** One open position. */
export default function JobPage({ data }: PageProps<typeof jobData>) {
  if ("closed" in data) return <ClosedPosition {...data.closed} />;
  const { job, description, html, others } = data;
  return (
    <>
      <Container
        as="article"
        className="grid gap-8 pt-4 pb-14 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-x-16 lg:gap-y-12 lg:pt-8 lg:pb-20"
      >
        <header className="grid gap-5 lg:col-span-2">
          <Breadcrumbs />
          <h1 className="max-w-[22ch] text-title">{job.title}</h1>
          <Lead>{description}</Lead>
        </header>
        <JobFacts job={job} />
        <div className="min-w-0 lg:col-start-2 lg:row-start-2">
          <Prose html={html} />
          <div className="mt-12 flex max-w-(--measure) flex-wrap items-center gap-x-5 gap-y-4 border-t border-line pt-7 lg:hidden">
            <ApplyLink job={job} size="lg" />
            <p className="text-muted">{careersMessages.filledIn}</p>
          </div>
        </div>
      </Container>
      {others.length > 0 && <OtherPositions positions={others} />}
    </>
  );
}
