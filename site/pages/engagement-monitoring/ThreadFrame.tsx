import { AppFrame } from "../../components/app-frame/AppFrame.tsx";
import {
  Drawer,
  DrawerHead,
  DrawerLabel,
  drawerSaid,
} from "../../components/app-frame/DrawerParts.tsx";
import { FilterChip, FrameBar } from "../../components/app-frame/FrameBar.tsx";
import { ScoreParts } from "../../components/app-frame/LeadRows.tsx";
import { Thread } from "../../components/app-frame/Thread.tsx";
import { MockCaption } from "../../components/MockWindow.tsx";
import { Portrait } from "../../components/Portrait.tsx";
import { PriorityBadge } from "../../components/PriorityBadge.tsx";
import { Icon } from "../../components/ui/Icon.tsx";
import {
  mondayComments,
  type MondayComment,
  mondayPost,
} from "../../mock/monday.ts";
import { commentsThatFit, reasons } from "../../mock/teamwork.ts";
import { storyWeek, storyWeeks } from "../../mock/totals.ts";
import { Bar } from "../../components/Bar.tsx";
import { cn } from "../../components/ui/cn.ts";

const { influencer, people } = mondayPost;
const [first] = commentsThatFit;

/** A post with its comments in the product's window, and the person to write to first. */
export function ThreadFrame() {
  return (
    <figure className="mt-10 lg:mt-16">
      <AppFrame wide current="Influencers" side={<Outcome />}>
        <FrameBar title={influencer.name} note={storyWeek}>
          <FilterChip name="fits">Leads only</FilterChip>
        </FrameBar>
        <WeekStrip weeks={storyWeeks()} counts={influencer.weeks} />
        <div className="@4xl/frame:grid @4xl/frame:grid-cols-[minmax(0,1fr)_19rem]">
          <Thread />
          {first && <FirstComment {...first} />}
        </div>
      </AppFrame>
      <MockCaption>
        Sample data: one post, one week, {people} people. Switch to leads only,
        and the coach and the student are gone.
      </MockCaption>
    </figure>
  );
}

/** The drawer with the person to write to first, and the others of High Priority. */
function FirstComment(first: MondayComment) {
  return (
    <Drawer>
      <DrawerLabel>Write to first</DrawerLabel>
      <DrawerHead {...first} />
      {first.lead && <PriorityBadge priority={first.lead.priority} first />}
      <ul className="grid gap-1.5">
        {reasons.map((reason) => (
          <li key={reason} className="flex items-center gap-2">
            <Icon name="check" size="sm" className="text-link" />
            {reason}
          </li>
        ))}
      </ul>
      {first.lead && <ScoreParts points={first.lead.points} />}
      <DrawerLabel>A way in</DrawerLabel>
      <p className={drawerSaid}>
        Answer what she wrote about the forty minutes, under the post or in a
        message. Ask before you offer.
      </p>
      <DrawerLabel>Also worth a message</DrawerLabel>
      <ul className="grid gap-3">
        {commentsThatFit.slice(1).map(({ name, title, company }) => (
          <li key={name} className="flex items-center gap-2.5 font-medium">
            <Portrait name={name} size="sm" />
            <span>
              {name}
              <span className="block text-xs font-normal text-muted">
                {title}, {company}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Drawer>
  );
}

const { leadsWhoCommented, leadsWhoLiked } = mondayPost;
const steps = [
  { label: "Reacted", count: people },
  { label: "Fit your market", count: leadsWhoCommented + leadsWhoLiked },
  { label: "High Priority", count: leadsWhoCommented },
];

/** What became of the reactions to the post: from everyone to the few of High Priority. */
function Outcome() {
  return (
    <div className="px-2 pb-1">
      <p className="pb-2 text-xs text-faint">This post</p>
      <ul className="grid grid-cols-3 gap-4 @4xl/frame:grid-cols-1 @4xl/frame:gap-5">
        {steps.map(({ label, count }) => (
          <li
            key={label}
            className="grid content-between gap-x-2 gap-y-1 @4xl/frame:items-baseline @4xl/frame:grid-cols-[minmax(0,1fr)_auto]"
          >
            <span>{label}</span>
            <span className="text-h4 font-medium tabular-nums">{count}</span>
            <div className="@4xl/frame:col-span-2">
              <Bar value={count} of={people} />
            </div>
          </li>
        ))}
      </ul>
      <ul className="mt-6 hidden border-b border-line @4xl/frame:block">
        {mondayComments.map(
          ({ name, leftOut }) =>
            leftOut && (
              <li
                key={name}
                className="flex flex-wrap justify-between gap-x-2 border-t border-line py-2 text-xs text-muted"
              >
                <s className="text-faint">{name}</s>{" "}
                {leftOut.label.toLowerCase()}
              </li>
            ),
        )}
      </ul>
    </div>
  );
}

const HEIGHT = 48;
const STEP = 100;
const BAR = 64;

interface WeekStripProps {
  /** "Mar 24", ...: the first day of each week. */
  weeks: readonly string[];
  counts: readonly number[];
}

/** Eight weeks as bars above a time axis. The current one, which is the last, is highlighted. */
function WeekStrip({ weeks, counts }: WeekStripProps) {
  const current = counts.length - 1;
  const unit = HEIGHT / Math.max(...counts);
  return (
    <div className="border-b border-line px-4 pt-3.5 pb-3" aria-hidden="true">
      <svg
        className="block h-12 w-full border-b border-line-strong"
        viewBox={`0 0 ${STEP * counts.length} ${HEIGHT}`}
        preserveAspectRatio="none"
      >
        {counts.map((count, index) => (
          <rect
            key={weeks[index]}
            className={index === current ? "fill-signal" : "fill-signal-line"}
            x={index * STEP + (STEP - BAR) / 2}
            y={Math.round(HEIGHT - count * unit)}
            width={BAR}
            height={Math.round(count * unit)}
          />
        ))}
      </svg>
      <ol className="mt-1.5 grid grid-cols-8 text-center text-xs whitespace-nowrap text-faint">
        {weeks.map((week, index) => (
          <li
            key={week}
            className={cn(
              index % 2 === 0 && "invisible @2xl/frame:visible",
              index === current && "font-medium text-ink",
            )}
          >
            {week}
          </li>
        ))}
      </ol>
    </div>
  );
}
