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
    <div className="lead-line">
      <Portrait name={lead.name} />
      <p className="lead-line-text">
        <span className="lead-line-name">{lead.name}</span>{" "}
        <span>
          {lead.title}, {lead.company}
        </span>{" "}
        {reason && (
          <span>
            {verbOf(lead)} {lead.source}&apos;s post, {formatTimeAgo(lead)}
          </span>
        )}
      </p>
      <PriorityBadge priority={lead.priority} />
    </div>
  );
}
