import { protagonist } from "../../mock/monday.ts";
import { formatDay } from "../../mock/totals.ts";
import type { RankedLead } from "../../mock/score.ts";
import { Portrait } from "../Portrait.tsx";
import { PriorityBadge } from "../PriorityBadge.tsx";
import { cn } from "../ui/cn.ts";
import { Icon } from "../ui/Icon.tsx";
import { LeadDrawer } from "./LeadDrawer.tsx";

interface LeadRowsProps {
  ranked: readonly RankedLead[];
  /** Name shared by the rows of a list: opening one closes the others. Each list of a page needs another name. */
  name: string;
}

/** The place of a row while the frame's order is "newest", for as many rows as a view has. */
const places = [
  "newest:order-1",
  "newest:order-2",
  "newest:order-3",
  "newest:order-4",
  "newest:order-5",
  "newest:order-6",
  "newest:order-7",
  "newest:order-8",
  "newest:order-9",
  "newest:order-10",
  "newest:order-11",
  "newest:order-12",
];

/**
 * A ranked list. Each row opens its lead in the drawer at the side. The first one is open at first. A phone shows five
 * rows. The frame's checkbox "commented" hides likes, and its value "newest" puts the newest first.
 */
export function LeadRows({ ranked, name }: LeadRowsProps) {
  const newest = ranked.toSorted((a, b) =>
    b.signal.at.localeCompare(a.signal.at),
  );
  return (
    <ol
      data-rows
      className="grid [counter-reset:rank] [reading-flow:grid-order]"
    >
      {ranked.map((entry, index) => (
        <li
          key={entry.lead.id}
          className={cn(
            "min-w-0 border-t border-line [counter-increment:rank]",
            index > 4 && "hidden @2xl/frame:list-item",
            places[newest.indexOf(entry)],
            entry.signal.engagement === "Liked" && "commented:hidden",
          )}
        >
          <details name={name} open={index === 0} className="group/row">
            <summary className="cursor-pointer list-none group-open/row:bg-signal-soft group-open/row:shadow-[inset_2px_0_0_var(--color-signal)] hover:bg-raised focus-visible:-outline-offset-2 [&::-webkit-details-marker]:hidden">
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
  const commented = signal.engagement === "Commented";
  return (
    <span className="grid min-h-11 grid-cols-[1.4em_minmax(0,1fr)] items-center gap-x-3 gap-y-0.5 px-4 py-2 before:text-right before:font-mono before:text-xs before:text-faint before:content-[counter(rank)] @3xs/frame:grid-cols-[1.4em_minmax(0,1fr)_auto] @2xl/frame:min-h-12 @2xl/frame:grid-cols-[1.4em_2rem_minmax(0,1fr)_8.5rem_2.2rem_1.6rem_6.5rem] @2xl/frame:gap-3 @2xl/frame:py-1">
      <Portrait name={lead.name} size="sm" className="hidden @2xl/frame:grid" />
      <span className="min-w-0">
        <span className="block font-medium">{lead.name}</span>{" "}
        <span className="block text-muted @2xl/frame:truncate @2xl/frame:text-xs">
          {lead.title}, {lead.company}
        </span>
      </span>{" "}
      <span className="col-start-2 flex min-w-0 items-center gap-1.5 text-muted @3xs/frame:row-start-2 @2xl/frame:col-auto @2xl/frame:row-auto">
        <Icon
          name={commented ? "comment" : "like"}
          size="sm"
          className={commented ? "text-link" : "text-faint"}
        />
        <span className="@2xl/frame:truncate">
          <span className="@2xl/frame:sr-only">{signal.engagement}</span>{" "}
          <span className="hidden @2xl/frame:inline">{signal.source}</span>
        </span>
      </span>{" "}
      <span className="col-start-2 text-muted @3xs/frame:col-start-3 @3xs/frame:row-start-2 @3xs/frame:text-right @2xl/frame:col-auto @2xl/frame:row-auto @2xl/frame:text-left">
        {formatDay(signal)}
      </span>{" "}
      <span className="hidden text-right tabular-nums @2xl/frame:inline">
        {score}
      </span>{" "}
      <span className="col-start-2 @3xs/frame:col-start-3 @3xs/frame:row-start-1 @3xs/frame:justify-self-end @2xl/frame:col-auto @2xl/frame:row-auto @2xl/frame:justify-self-start">
        <PriorityBadge
          priority={priority}
          first={lead.id === protagonist.lead.id}
          bare
        />
      </span>
    </span>
  );
}
