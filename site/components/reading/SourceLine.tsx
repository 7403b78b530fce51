import type { TextSource } from "../../reading/text-source.ts";
import { CalendarDate } from "../CalendarDate.tsx";
import { SiteLink } from "../SiteLink.tsx";

/** The end of a text: when it was changed, and where people can edit it. Shows nothing if neither is known. */
export function SourceLine({ editUrl, changed }: TextSource) {
  if (editUrl === undefined && changed === undefined) return null;
  return (
    <p className="source-line no-print">
      {changed !== undefined && (
        <span>
          Last changed <CalendarDate date={changed} />
        </span>
      )}
      {editUrl !== undefined && (
        <SiteLink href={editUrl} className="text-link">
          Edit this page
        </SiteLink>
      )}
    </p>
  );
}
