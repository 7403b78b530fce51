import { CalendarDate } from "../../components/CalendarDate.tsx";
import type { ResourceCard } from "./data.ts";

/** Date and duration of a resource. */
export function ResourceMeta({ resource }: { resource: ResourceCard }) {
  const { date, readTime } = resource;
  return (
    <span className="text-note text-muted">
      <CalendarDate date={date} />
      {readTime !== null && (
        <>
          <span aria-hidden="true" className="mx-2 text-faint">
            &middot;
          </span>
          <span>{readTime}</span>
        </>
      )}
    </span>
  );
}
