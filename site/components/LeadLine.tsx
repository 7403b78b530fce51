import type { Lead } from "../mock/story.ts";
import { formatTimeAgo, verbOf } from "../mock/totals.ts";
import { Portrait } from "./Portrait.tsx";
import { PriorityBadge } from "./PriorityBadge.tsx";

interface LeadLineProps {
  lead: Lead;
  /** Also shows what the person did. */
  reason?: boolean;
}

/** A lead in a list of a mock screen. */
export function LeadLine({ lead, reason }: LeadLineProps) {
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-2 text-[0.8125rem] leading-normal min-[28rem]:grid-cols-[auto_minmax(0,1fr)_auto]">
      <Portrait name={lead.name} className="mt-0.5 self-start" />
      <p className="grid text-muted">
        <span className="text-sm font-medium text-ink">{lead.name}</span>{" "}
        <span>
          {lead.title}, {lead.company}
        </span>{" "}
        {reason && (
          <span>
            {verbOf(lead)} {lead.source}&apos;s post, {formatTimeAgo(lead)}
          </span>
        )}
      </p>
      <span className="col-start-2 min-[28rem]:col-start-auto">
        <PriorityBadge priority={lead.priority} />
      </span>
    </div>
  );
}
