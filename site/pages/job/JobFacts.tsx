import { ApplyLink } from "../../components/ApplyLink.tsx";
import { CalendarDate } from "../../components/CalendarDate.tsx";
import type { Position } from "../careers/data.ts";
import { careersMessages } from "../../messages.ts";

/** The facts of a position, in view while the text is read. */
export function JobFacts({ job }: { job: Position }) {
  return (
    <aside className="job-facts" aria-label={careersMessages.facts}>
      <dl>
        <div>
          <dt>{careersMessages.department}</dt>
          <dd>{job.department}</dd>
        </div>
        <div>
          <dt>{careersMessages.location}</dt>
          <dd>{job.location}</dd>
        </div>
        <div>
          <dt>{careersMessages.type}</dt>
          <dd>{job.type}</dd>
        </div>
        <div>
          <dt>{careersMessages.posted}</dt>
          <dd>
            <CalendarDate date={job.date} />
          </dd>
        </div>
      </dl>
      <ApplyLink job={job} />
    </aside>
  );
}
