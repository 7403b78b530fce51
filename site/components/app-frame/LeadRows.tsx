import { formatDay } from "../../mock/totals.ts";
import type { RankedLead } from "../../mock/score.ts";
import { Portrait } from "../Portrait.tsx";
import { PriorityBadge } from "../PriorityBadge.tsx";
import { Icon } from "../ui/Icon.tsx";
import { LeadDrawer } from "./LeadDrawer.tsx";

interface LeadRowsProps {
  ranked: readonly RankedLead[];
  /** Name shared by the rows of a list: opening one closes the others. Each list of a page needs another name. */
  name: string;
}

/** A ranked list. Each row opens its lead in the drawer at the side. The first one is open at first. */
export function LeadRows({ ranked, name }: LeadRowsProps) {
  const newest = ranked.toSorted((a, b) =>
    b.signal.at.localeCompare(a.signal.at),
  );
  return (
    <ol className="rows">
      {ranked.map((entry, index) => (
        <li
          key={entry.lead.id}
          data-engagement={entry.signal.engagement}
          data-newest={newest.indexOf(entry) + 1}
        >
          <details name={name} open={index === 0}>
            <summary>
              <LeadRow {...entry} />
            </summary>
            <LeadDrawer {...entry} />
          </details>
        </li>
      ))}
    </ol>
  );
}

function LeadRow({ lead, signal, priority, score }: RankedLead) {
  return (
    <span className="row">
      <Portrait name={lead.name} size="sm" />
      <span className="row-person">
        <span className="row-name">{lead.name}</span>{" "}
        <span className="row-title">
          {lead.title}, {lead.company}
        </span>
      </span>{" "}
      <span className="row-signal">
        <Icon
          name={signal.engagement === "Commented" ? "comment" : "like"}
          size="sm"
        />
        <span>
          <span className="row-act">{signal.engagement}</span>{" "}
          <span className="row-source">{signal.source}</span>
        </span>
      </span>{" "}
      <span className="row-day">{formatDay(signal)}</span>{" "}
      <span className="row-score numeric">{score}</span>{" "}
      <PriorityBadge priority={priority} />
    </span>
  );
}
