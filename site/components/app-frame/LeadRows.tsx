import { Bar } from "../Bar.tsx";
import { protagonist } from "../../mock/monday.ts";
import {
  formatDay,
  formatMoment,
  influencerNamed,
  verbOf,
} from "../../mock/totals.ts";
import { type RankedLead, scoreParts, signalsOf } from "../../mock/score.ts";
import { Portrait } from "../Portrait.tsx";
import { PriorityBadge } from "../PriorityBadge.tsx";
import { cn } from "../ui/cn.ts";
import { Icon } from "../ui/Icon.tsx";
import { leadLists, type Lead } from "../../mock/story.ts";
import { Drawer, DrawerHead, DrawerLabel, drawerSaid } from "./DrawerParts.tsx";

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

/**
 * The details of one lead: what they said, what they did in the week, and how their score is made up. Where there is
 * room, it is at the right edge of the nearest positioned box, 296 px wide.
 */
function LeadDrawer({ lead, points, score, priority }: RankedLead) {
  return (
    <Drawer className="@4xl/frame:absolute @4xl/frame:inset-y-0 @4xl/frame:right-0 @4xl/frame:z-1 @4xl/frame:w-74">
      <DrawerHead {...lead} />
      <p className="flex flex-wrap items-center gap-2 text-muted tabular-nums">
        <PriorityBadge
          priority={priority}
          first={lead.id === protagonist.lead.id}
        />{" "}
        <span>Score {score} of 100</span>
      </p>
      {lead.said !== undefined && (
        <blockquote className={drawerSaid}>{lead.said}</blockquote>
      )}
      <DrawerLabel>This week</DrawerLabel>
      <ul className="grid gap-2.5">
        {signalsOf(lead).map((signal) => (
          <li
            key={signal.at}
            className="grid grid-cols-[auto_minmax(0,1fr)] gap-2.5"
          >
            <Icon
              name={signal.engagement === "Commented" ? "comment" : "like"}
              size="sm"
              className="mt-px text-link"
            />
            <span>
              {verbOf(signal)} “{influencerNamed(signal.source).post}”{" "}
              <span className="block text-xs text-muted">
                {signal.source}, {formatMoment(signal)}
              </span>
            </span>
          </li>
        ))}
      </ul>
      <DrawerLabel className="hidden @2xl/frame:block">
        How the score adds up
      </DrawerLabel>
      <ScoreParts points={points} />
      <DrawerLabel className="hidden @2xl/frame:block">
        On the lists
      </DrawerLabel>
      <p className="hidden flex-wrap gap-1.5 @2xl/frame:flex">
        {listsOf(lead).map((title) => (
          <span
            key={title}
            className="rounded-sm border border-line-strong px-2 py-0.5 text-xs text-muted"
          >
            {title}
          </span>
        ))}
      </p>
    </Drawer>
  );
}

/** Titles of the saved lists with the lead. A lead on none waits for its next signal. */
function listsOf({ id }: Lead): string[] {
  const titles = leadLists
    .filter(({ members }) => members.includes(id))
    .map(({ title }) => title);
  return titles.length > 0 ? titles : ["No list yet"];
}

/** The points of each part of a score, as a bar and a number. */
export function ScoreParts({ points }: Pick<RankedLead, "points">) {
  return (
    <ul className="hidden gap-1.5 @2xl/frame:grid">
      {scoreParts.map(({ id, label, max }, index) => (
        <li
          key={id}
          className="grid grid-cols-[3.5rem_minmax(0,1fr)_2rem] items-center gap-2.5 text-muted"
        >
          <span>{label}</span>
          <Bar value={points[index] ?? 0} of={max} track="h-1.5 bg-fill" />
          <span className="text-right text-ink tabular-nums">
            {points[index]}
            <span className="sr-only"> of {max}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
