import { protagonist } from "../../mock/monday.ts";
import { scoreParts, signalsOf, type RankedLead } from "../../mock/score.ts";
import { leadLists, type Lead } from "../../mock/story.ts";
import { formatMoment, influencerNamed, verbOf } from "../../mock/totals.ts";
import { PriorityBadge } from "../PriorityBadge.tsx";
import { Icon } from "../ui/Icon.tsx";
import { Drawer, DrawerHead, DrawerLabel, drawerSaid } from "./DrawerParts.tsx";

/**
 * The details of one lead: what they said, what they did in the week, and how their score is made up. Where there is
 * room, it is at the right edge of the nearest positioned box, 296 px wide.
 */
export function LeadDrawer({ lead, points, score, priority }: RankedLead) {
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
function ScoreParts({ points }: Pick<RankedLead, "points">) {
  return (
    <ul className="hidden gap-1.5 @2xl/frame:grid">
      {scoreParts.map(({ id, label, max }, index) => (
        <li
          key={id}
          className="grid grid-cols-[3.5rem_minmax(0,1fr)_2rem] items-center gap-2.5 text-muted"
        >
          <span>{label}</span>
          <svg
            className="h-1.5 w-full rounded-[2px] bg-fill"
            aria-hidden="true"
          >
            <rect
              className="fill-signal"
              width={`${((points[index] ?? 0) / max) * 100}%`}
              height="100%"
              rx="2"
            />
          </svg>
          <span className="text-right text-ink tabular-nums">
            {points[index]}
            <span className="sr-only"> of {max}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
