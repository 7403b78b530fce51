import { leadLists } from "../../mock/story.ts";
import { totalEngagements } from "../../mock/totals.ts";

const COLUMNS = 10;
const GAP = 24;
const list = leadLists[0];
const leads = list?.count ?? 0;

/** A fixed pseudo-random number for each place. The places with the lowest numbers are highlighted. */
const scatter = (place: number) => Math.imul(place + 7, 2_654_435_761) >>> 0;
const lit = new Set(
  Array.from({ length: totalEngagements }, (_, place) => place)
    .toSorted((a, b) => scatter(a) - scatter(b))
    .slice(0, leads),
);

const dots = Array.from({ length: totalEngagements }, (_, place) => ({
  place,
  x: (place % COLUMNS) * GAP + GAP / 2,
  y: Math.floor(place / COLUMNS) * GAP + GAP / 2,
}));
const height = Math.ceil(totalEngagements / COLUMNS) * GAP;

/** A week of the sample data: a dot for each engagement, highlighted if it led to a lead. */
export function WeekOfDots() {
  return (
    <figure className="week">
      <svg viewBox={`0 0 ${COLUMNS * GAP} ${height}`} aria-hidden="true">
        {dots.map(({ place, x, y }) =>
          lit.has(place) ? (
            <circle key={place} className="week-lit" cx={x} cy={y} r="6.5" />
          ) : (
            <circle key={place} cx={x} cy={y} r="3.5" />
          ),
        )}
      </svg>
      <figcaption>
        <span className="week-count">
          <span className="numeric">{totalEngagements}</span> engagements,{" "}
          <span className="numeric">{leads}</span> leads
        </span>
        One week around three influencers; lit are the people who commented.
        Worked example on sample data.
      </figcaption>
    </figure>
  );
}
