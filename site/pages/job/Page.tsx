import { ApplyLink } from "../../components/ApplyLink.tsx";
import { Prose } from "../../components/Prose.tsx";
import { Breadcrumbs } from "../../components/reading/Breadcrumbs.tsx";
import { Container } from "../../components/ui/Container.tsx";
import type { PageProps } from "../../page.ts";
import type jobData from "./data.ts";
import { ClosedPosition } from "./ClosedPosition.tsx";
import { JobFacts } from "./JobFacts.tsx";
import { OtherPositions } from "./OtherPositions.tsx";
import { careersMessages } from "../../messages.ts";
import "./job.css";

/** One open position. */
export default function JobPage({ data }: PageProps<typeof jobData>) {
  if ("closed" in data) return <ClosedPosition {...data.closed} />;
  const { job, description, html, others } = data;
  return (
    <>
      <Container as="article" className="job">
        <header className="job-head">
          <Breadcrumbs />
          <h1>{job.title}</h1>
          <p className="lead">{description}</p>
        </header>
        <JobFacts job={job} />
        <div className="job-text">
          <Prose html={html} />
          <div className="job-end">
            <ApplyLink job={job} size="lg" />
            <p>{careersMessages.filledIn}</p>
          </div>
        </div>
      </Container>
      {others.length > 0 && <OtherPositions positions={others} />}
    </>
  );
}
