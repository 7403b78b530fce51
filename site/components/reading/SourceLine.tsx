import type { TextSource } from "../../reading/text-source.ts";
import { CalendarDate } from "../CalendarDate.tsx";
import { SiteLink } from "../SiteLink.tsx";
import { readingMessages } from "../../messages.ts";

/** The end of a text: when it was changed, and where people can edit it. Shows nothing if neither is known. */
export function SourceLine({ editUrl, changed }: TextSource) {
  if (editUrl === undefined && changed === undefined) return null;
  return (
    <p className="source-line no-print">
      {changed !== undefined && (
        <span>
          {readingMessages.lastChanged} <CalendarDate date={changed} />
        </span>
      )}
      {editUrl !== undefined && (
        <SiteLink href={editUrl} className="text-link">
          {readingMessages.edit}
        </SiteLink>
      )}
    </p>
  );
}
