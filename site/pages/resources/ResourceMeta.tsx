import { CalendarDate } from "../../components/CalendarDate.tsx";
import type { ResourceCard } from "./resource-card.ts";

/** Date and duration of a resource. */
export function ResourceMeta({ resource }: { resource: ResourceCard }) {
  const { date, readTime } = resource;
  return (
    <p className="resource-meta">
      <CalendarDate date={date} />
      {readTime !== null && <span>{readTime}</span>}
    </p>
  );
}
