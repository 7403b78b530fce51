import { MockCaption } from "../../components/MockWindow.tsx";
import { Portrait } from "../../components/Portrait.tsx";
import { PriorityBadge } from "../../components/PriorityBadge.tsx";
import { cn } from "../../components/ui/cn.ts";
import { protagonist } from "../../mock/monday.ts";
import { type LeadList, leadLists } from "../../mock/story.ts";
import { type Member, membersOf } from "../../mock/totals.ts";
import { FlowPicture } from "./FlowPicture.tsx";
import { MonitoringFrame } from "./MonitoringFrame.tsx";

export default {
  flow: <FlowPicture />,
  monitoring: <MonitoringFrame />,
  lists: <LeadListCards />,
};

/** Three lists of the sample data, the first one in detail. */
function LeadListCards() {
  return (
    <figure className="contents">
      <ul className="contents">
        {leadLists.map((list, index) => (
          <LeadListCard key={list.title} list={list} detailed={index === 0} />
        ))}
      </ul>
      <MockCaption className="mt-0 lg:col-span-12">
        Three lists from the same week, best leads first.
      </MockCaption>
    </figure>
  );
}

interface LeadListCardProps {
  list: LeadList;
  /** Over the whole width, with the reason why each lead is on the list. */
  detailed: boolean;
}

/** A lead list: title, number of leads, and the first leads with their priority. */
function LeadListCard({ list, detailed }: LeadListCardProps) {
  const members = membersOf(list).slice(0, detailed ? 3 : 2);
  return (
    <li
      className={cn(
        "flex flex-col rounded-lg border border-line-strong bg-surface",
        detailed ? "shadow-frame lg:col-span-8" : "shadow-card lg:col-span-6",
      )}
    >
      <div className="flex items-start justify-between gap-4 p-5 sm:border-b sm:border-line sm:px-6">
        <div>
          <h3 className="text-h4 tracking-tight">{list.title}</h3>
          <p className="mt-0.5 text-note leading-snug text-muted">
            {list.rule}
          </p>
        </div>
        <p className="flex-none text-note text-muted">
          <span className="text-h3 font-medium text-ink tabular-nums">
            {list.count}
          </span>{" "}
          leads
        </p>
      </div>
      <ul className={cn("@container flex-1", !detailed && "max-sm:hidden")}>
        {members.map((lead) => (
          <ListedLead
            key={lead.id}
            lead={lead}
            detailed={detailed}
            isFirst={lead.id === protagonist.lead.id}
          />
        ))}
      </ul>
      <p
        className={cn(
          "flex justify-between gap-4 border-t border-line px-5 py-3 text-note text-faint sm:px-6",
          !detailed && "max-sm:hidden",
        )}
      >
        <span>and {list.count - members.length} more</span>
        {detailed && <span>Builds every Monday</span>}
      </p>
    </li>
  );
}

interface ListedLeadProps {
  lead: Member;
  detailed: boolean;
  isFirst: boolean;
}

function ListedLead({ lead, detailed, isFirst }: ListedLeadProps) {
  return (
    <li
      className={cn(
        "grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-1.5 px-5 py-3.5 not-first:border-t not-first:border-line sm:px-6",
        "@md:grid-cols-[auto_minmax(0,1fr)_auto]",
        isFirst && "bg-priority-soft",
      )}
    >
      <Portrait
        name={lead.name}
        size={detailed ? "lg" : "default"}
        className={cn(isFirst && "ring-2 ring-amber")}
      />
      <p className="grid text-note leading-normal text-muted">
        <span className="text-md font-medium text-ink">{lead.name}</span>{" "}
        <span>
          {lead.title}, {lead.company}
        </span>{" "}
        {detailed && (
          <span>
            {lead.reason}, {lead.when}
          </span>
        )}
      </p>
      <span className="col-span-full @3xs:col-span-1 @3xs:col-start-2 @md:col-start-auto">
        <PriorityBadge priority={lead.priority} first={isFirst} />
      </span>
    </li>
  );
}
