import type { TextSource } from "../../reading/reading-entry.ts";
import { CalendarDate } from "../CalendarDate.tsx";
import { TextLink } from "../TextLink.tsx";
import { cn } from "../ui/cn.ts";
import { readingMessages } from "../../messages/reading.ts";

/** The end of a text: when it was changed, and where people can edit it. Shows nothing if neither is known. */
export function SourceLine({
  editUrl,
  changed,
  className,
}: TextSource & { className?: string }) {
  if (editUrl === undefined && changed === undefined) return null;
  return (
    <p
      className={cn(
        "mt-12 flex flex-wrap gap-x-6 gap-y-1 text-md text-muted print:hidden",
        className,
      )}
    >
      {changed !== undefined && (
        <span>
          {readingMessages.lastChanged} <CalendarDate date={changed} />
        </span>
      )}
      {editUrl !== undefined && (
        <TextLink link={{ href: editUrl, label: readingMessages.edit }} />
      )}
    </p>
  );
}
