import { influencers } from "../../mock/story.ts";
import { storyDays } from "../../mock/totals.ts";

const HEIGHT = 56;
const STEP = 100;
const BAR = 36;

const days = storyDays();
const everyone = days.map((_, day) =>
  influencers.reduce((sum, { byDay }) => sum + (byDay[day] ?? 0), 0),
);
const most = Math.max(...everyone);

/** Engagements by day, for everyone and for each influencer: CSS shows the chosen ones. */
export function WeekBars() {
  return (
    <div className="app-week" aria-hidden="true">
      <svg
        viewBox={`0 0 ${STEP * days.length} ${HEIGHT}`}
        preserveAspectRatio="none"
      >
        <Bars counts={everyone} source="all" />
        {influencers.map(({ name, byDay }, number) => (
          <Bars key={name} counts={byDay} source={number} />
        ))}
      </svg>
      <ol>
        {days.map((day, place) => (
          <li key={day}>{place === days.length - 1 ? "Today" : day}</li>
        ))}
      </ol>
    </div>
  );
}

interface BarsProps {
  /** By day, oldest first. */
  counts: readonly number[];
  /** Number of the influencer, or `all`. */
  source: number | "all";
}

function Bars({ counts, source }: BarsProps) {
  return (
    <g data-source={source}>
      {counts.map((count, day) => {
        const height = Math.max(1, (count / most) * HEIGHT);
        return (
          <rect
            key={days[day]}
            x={day * STEP + (STEP - BAR) / 2}
            y={HEIGHT - height}
            width={BAR}
            height={height}
          />
        );
      })}
    </g>
  );
}
