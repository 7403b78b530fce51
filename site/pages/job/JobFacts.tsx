import { ApplyLink } from "../../components/ApplyLink.tsx";
import { CalendarDate } from "../../components/CalendarDate.tsx";
import type { Position } from "../careers/data.ts";

/** The facts of a position, in view while the text is read. */
export function JobFacts({ job }: { job: Position }) {
  return (
    <aside className="job-facts" aria-label="The position in short">
      <dl>
        <div>
          <dt>Department</dt>
          <dd>{job.department}</dd>
        </div>
        <div>
          <dt>Location</dt>
          <dd>{job.location}</dd>
        </div>
        <div>
          <dt>Type</dt>
          <dd>{job.type}</dd>
        </div>
        <div>
          <dt>Posted</dt>
          <dd>
            <CalendarDate date={job.date} />
          </dd>
        </div>
      </dl>
      <ApplyLink job={job} />
    </aside>
  );
}
