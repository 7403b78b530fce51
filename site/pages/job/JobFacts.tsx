import { ApplyLink } from "../../components/ApplyLink.tsx";
import { CalendarDate } from "../../components/CalendarDate.tsx";
import type { Position } from "../careers/data.ts";
import { careersMessages } from "../../messages/careers.ts";

/** The facts of a position, in view while the text is read. */
export function JobFacts({ job }: { job: Position }) {
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
          <div
            key={name}
            className="border-t border-line py-3 lg:grid lg:grid-cols-[6rem_1fr] lg:items-baseline"
          >
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="font-medium">{value}</dd>
          </div>
        ))}
      </dl>
      <ApplyLink job={job} />
    </aside>
  );
}
