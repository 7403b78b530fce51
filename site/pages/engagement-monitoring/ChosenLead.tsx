import { Initials } from "../../components/Initials.tsx";
import { PriorityBadge } from "../../components/PriorityBadge.tsx";
import { Icon } from "../../components/ui/Icon.tsx";
import type { Lead } from "../../mock/story.ts";
import { formatTimeAgo, influencerOf } from "../../mock/totals.ts";

/** The pane with the selected lead, and why it ranks first. */
export function ChosenLead({ lead }: { lead: Lead }) {
  const reasons = [
    `${lead.engagement}, and did not just like`,
    `${lead.title} is a title you sell to`,
    `${formatTimeAgo(lead)}, the conversation is open`,
  ];
  return (
    <div className="app-lead">
      <div className="app-lead-head">
        <Initials name={lead.name} />
        <p>
          <span className="app-name">{lead.name}</span>
          <span>
            {lead.title}, {lead.company}
          </span>
        </p>
      </div>
      <PriorityBadge priority={lead.priority} />
      <div>
        <p className="app-label">The post</p>
        <p className="app-post">{influencerOf(lead).post}</p>
        <p>{lead.source}</p>
      </div>
      <div>
        <p className="app-label">Why first</p>
        <ul>
          {reasons.map((reason) => (
            <li key={reason}>
              <Icon name="check" size="sm" />
              {reason}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
