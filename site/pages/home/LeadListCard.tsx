import { Portrait } from "../../components/Portrait.tsx";
import { PriorityBadge } from "../../components/PriorityBadge.tsx";
import { Card } from "../../components/ui/Card.tsx";
import type { LeadList } from "../../mock/story.ts";
import { membersOf } from "../../mock/totals.ts";

interface LeadListCardProps {
  list: LeadList;
  /** Also shows why each lead is on the list. */
  detailed: boolean;
}

/** A lead list: title, number of leads, and the first leads with their priority. */
export function LeadListCard({ list, detailed }: LeadListCardProps) {
  const members = membersOf(list).slice(0, detailed ? 3 : 2);
  return (
    <Card as="li" className={detailed ? "list list-detailed" : "list"}>
      <div className="list-head">
        <div>
          <h3 className="list-title">{list.title}</h3>
          <p className="list-rule">{list.rule}</p>
        </div>
        <p className="list-count">
          <span className="numeric">{list.count}</span> leads
        </p>
      </div>
      <ul className="list-leads">
        {members.map((lead) => (
          <li key={lead.id}>
            <Portrait name={lead.name} size={detailed ? "lg" : "default"} />
            <p>
              <span className="list-name">{lead.name}</span>{" "}
              <span className="list-role">
                {lead.title}, {lead.company}
              </span>{" "}
              {detailed && (
                <span className="list-reason">
                  {lead.reason}
                  <span className="list-time">, {lead.when}</span>
                </span>
              )}
            </p>
            <PriorityBadge priority={lead.priority} />
          </li>
        ))}
      </ul>
      <p className="list-more">
        <span>and {list.count - members.length} more</span>
        {detailed && <span>Builds every Monday</span>}
      </p>
    </Card>
  );
}
