import { CalendarDate } from "../../components/CalendarDate.tsx";
import type { ResourceCard } from "./data.ts";

/** When a resource came out and how long it takes. */
export function ResourceMeta({ resource }: { resource: ResourceCard }) {
  const { date, readTime } = resource;
  return (
    <p className="resource-meta">
      <CalendarDate date={date} />
      {readTime !== null && <span>{readTime}</span>}
    </p>
  );
}
