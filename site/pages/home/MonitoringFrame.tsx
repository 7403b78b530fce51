import { AppFrame } from "../../components/app-frame/AppFrame.tsx";
import {
  FilterChip,
  FrameBar,
  FrameChoice,
} from "../../components/app-frame/FrameBar.tsx";
import { LeadRows } from "../../components/app-frame/LeadRows.tsx";
import { WatchList } from "../../components/app-frame/WatchList.tsx";
import { MockCaption } from "../../components/MockWindow.tsx";
import { Button } from "../../components/ui/Button.tsx";
import { shownIf } from "../../components/choice.ts";
import { cn } from "../../components/ui/cn.ts";
import { Icon } from "../../components/ui/Icon.tsx";
import { homeMessages } from "../../messages/home.ts";
import {
  allInfluencers,
  allLeads,
  type Influencer,
  influencerGroups,
} from "../../mock/story.ts";
import { rankLeads } from "../../mock/score.ts";
import {
  accountEngagements,
  commentsOf,
  storyDays,
  storyWeek,
} from "../../mock/totals.ts";

const SAMPLE = "/samples/influencer-engagement.csv";
/** Rows in view at once, as in the product. */
const ROWS = 12;

const days = storyDays();
const groups = influencerGroups.map(({ title, members }) => ({
  title,
  members: members.map(({ name, role, newEngagements, weeks }) => ({
    name,
    detail: role,
    count: newEngagements,
    weeks,
  })),
}));
const views = [
  { id: "all", title: "Everyone", people: allInfluencers },
  ...allInfluencers.map((influencer, number) => ({
    id: String(number),
    title: influencer.name,
    people: [influencer],
  })),
];

/**
 * The leads of the week in the product's window. Each influencer has a view, ranked by what people did with their post.
 * Its controls work without script: CSS shows the chosen view, hides rows that do not match a filter, and numbers the
 * others.
 */
export function MonitoringFrame() {
  return (
    <figure>
      <AppFrame
        wide
        current="Leads"
        side={
          <WatchList
            name="watching"
            label="Watching"
            everyone={{ label: "Everyone", count: accountEngagements }}
            groups={groups}
          />
        }
      >
        <Filters />
        {views.map((view) => (
          <View key={view.id} {...view} />
        ))}
      </AppFrame>
      <MockCaption>
        Figures on this page: one week of sample data. Pick an influencer, or
        show comments only, and the list ranks itself again.
      </MockCaption>
    </figure>
  );
}

function Filters() {
  return (
    <FrameBar title="Leads" note={storyWeek}>
      <FilterChip name="commented">Commented only</FilterChip>
      <FrameChoice
        name="order"
        label="Order"
        options={[
          { value: "best", label: "Best first" },
          { value: "newest", label: "Newest" },
        ]}
      />
      <Button href={SAMPLE} download variant="secondary" size="sm">
        <Icon name="download" size="sm" />
        {homeMessages.exportCsv}
      </Button>
    </FrameBar>
  );
}

const figure = "text-base text-ink tabular-nums";

interface ViewProps {
  id: string;
  title: string;
  people: readonly Influencer[];
}

function View({ id, title, people }: ViewProps) {
  const source = people.length === 1 ? title : undefined;
  const ranked = rankLeads(allLeads, source).slice(0, ROWS);
  const engagements = people.reduce(
    (sum, { newEngagements }) => sum + newEngagements,
    0,
  );
  return (
    <div
      data-view={id}
      className={cn(
        "relative @4xl/frame:min-h-202 @4xl/frame:pr-74",
        id === "all" ? "choice:hidden" : cn("hidden", shownIf[Number(id)]),
      )}
    >
      <p className="px-4 pt-3.5 text-muted">
        <strong className={figure}>{engagements}</strong> engagements,{" "}
        <strong className={figure}>{commentsOf(people)}</strong> of them
        comments
      </p>
      <WeekAxis
        days={days}
        likes={sumByDay(people.map(({ likesByDay }) => likesByDay))}
        comments={sumByDay(people.map(({ commentsByDay }) => commentsByDay))}
      />
      <LeadRows ranked={ranked} name={`lead-${id}`} />
      <p className="border-t border-line px-4 pt-3 pb-4 text-xs text-faint commented:hidden">
        The best leads from {engagements} engagements
      </p>
      <p className="absolute inset-y-0 right-0 hidden w-74 place-items-center border-l border-line bg-band p-8 text-center text-faint @4xl/frame:grid">
        Choose a lead to see why they rank.
      </p>
    </div>
  );
}

const sumByDay = (weeks: readonly (readonly number[])[]) =>
  days.map((_, day) => weeks.reduce((sum, week) => sum + (week[day] ?? 0), 0));

const HEIGHT = 72;
const STEP = 100;
const BAR = 44;

interface WeekAxisProps {
  /** "Tue", "Wed", ... */
  days: readonly string[];
  likes: readonly number[];
  comments: readonly number[];
}

/** One bar for each day, as the data of a path. @param bases heights at which the bars begin, 0 by default */
const barsOf = (heights: readonly number[], bases: readonly number[] = []) =>
  heights
    .map((height, day) => {
      const x = day * STEP + (STEP - BAR) / 2;
      const bottom = HEIGHT - Math.round(bases[day] ?? 0);
      return `M${x} ${bottom}h${BAR}v${-Math.round(height)}h${-BAR}z`;
    })
    .join("");

/**
 * A week of engagements as one bar a day: comments at the bottom, likes on top of them. The frame's checkbox "commented"
 * leaves only the comments.
 */
function WeekAxis({ days, likes, comments }: WeekAxisProps) {
  const totals = days.map((_, day) => (likes[day] ?? 0) + (comments[day] ?? 0));
  const unit = HEIGHT / Math.max(...totals);
  const commented = comments.map((count) => count * unit);
  const liked = likes.map((count) => count * unit);
  return (
    <div className="px-4 pt-3.5 pb-2.5" aria-hidden="true">
      <svg
        className="block h-18 w-full border-b border-line-strong"
        viewBox={`0 0 ${STEP * days.length} ${HEIGHT}`}
        preserveAspectRatio="none"
      >
        <path
          className="stroke-line"
          vectorEffect="non-scaling-stroke"
          d={`M0 0H${STEP * days.length}M0 24H${STEP * days.length}M0 48H${STEP * days.length}`}
        />
        <path
          className="fill-signal-line commented:hidden"
          d={barsOf(liked, commented)}
        />
        <path className="fill-signal" d={barsOf(commented)} />
      </svg>
      <ol className="mt-1.5 grid grid-cols-7 text-center text-xs text-faint">
        {days.map((day, index) => (
          <li key={day}>
            {day}{" "}
            <span className="block text-muted tabular-nums commented:hidden @sm/frame:inline">
              {totals[index]}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
