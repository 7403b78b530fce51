import {
  dotPath,
  scatter,
  type Point,
} from "../../components/illustrations/dots.ts";
import { Section } from "../../components/ui/Section.tsx";
import { influencers, leadLists } from "../../mock/story.ts";
import { storyDays, totalEngagements } from "../../mock/totals.ts";

const WIDTH = 1190;
const HEIGHT = 300;
const ACROSS = 3;
const GAP = 40;

const days = storyDays();
const leads = leadLists[0]?.count ?? 0;

/** A dot for each engagement, stacked by day. */
const dots = days.flatMap((_, day) => {
  const count = influencers.reduce(
    (sum, { byDay }) => sum + (byDay[day] ?? 0),
    0,
  );
  const left = (day + 0.5) * (WIDTH / days.length) - GAP;
  return Array.from({ length: count }, (_each, place): Point => [
    left + (place % ACROSS) * GAP,
    HEIGHT - GAP / 2 - Math.floor(place / ACROSS) * GAP,
  ]);
});

/** The last dot is the call to make, and the others with the lowest numbers are the leads. */
const call = dots.at(-1);
const others = dots
  .slice(0, -1)
  .map((dot, place) => ({ dot, rank: scatter(place + 11) }))
  .toSorted((a, b) => a.rank - b.rank)
  .map(({ dot }) => dot);

/** A week of the sample data: a dot for each engagement, blue if it led to a lead, amber if it is the one to call. */
export function WeekOfDots() {
  return (
    <Section ground="invert" className="week" aria-label="One week in dots">
      <figure>
        <svg
          className="art"
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          aria-hidden="true"
        >
          <path
            className="art-dot"
            strokeWidth="16"
            d={dotPath(others.slice(leads - 1))}
          />
          <path
            className="art-signal"
            strokeWidth="24"
            d={dotPath(others.slice(0, leads - 1))}
          />
          {call &&
            [90, 62, 34].map((size) => (
              <path
                key={size}
                className={size === 34 ? "art-amber" : "art-amber week-halo"}
                strokeWidth={size}
                d={dotPath([call])}
              />
            ))}
        </svg>
        <ol className="week-days" aria-hidden="true">
          {days.map((day) => (
            <li key={day}>{day}</li>
          ))}
        </ol>
        <figcaption>
          <span className="week-count">
            <span className="numeric">{totalEngagements}</span> people reacted.{" "}
            <span className="numeric">{leads}</span> said something.{" "}
            <span>One is the call to make today.</span>
          </span>{" "}
          A week around three influencers, from our sample data.
        </figcaption>
      </figure>
    </Section>
  );
}
