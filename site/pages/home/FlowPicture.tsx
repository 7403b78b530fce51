import {
  curvePath,
  dotGrid,
  dotPath,
  type Point,
} from "../../components/illustrations/dots.ts";
import { allCompetitors, allInfluencers, allLeads } from "../../mock/story.ts";
import { accountConnections, accountEngagements } from "../../mock/totals.ts";

const MIDDLE = 76;
/** Where the four groups begin: each above its step. */
const starts = [8, 316, 624, 932] as const;

const watched = dotGrid({
  columns: 1,
  rows: allInfluencers.length + allCompetitors.length,
  step: [0, 15],
  at: [starts[0], 8],
});
const signals = dotGrid({
  columns: 20,
  rows: Math.ceil((accountEngagements + accountConnections) / 20),
  step: [10, 14],
  at: [starts[1], 6],
  wave: 3,
}).slice(0, accountEngagements + accountConnections);
const people = dotGrid({
  columns: 2,
  rows: Math.ceil(allLeads.length / 2),
  step: [18, 15],
  at: [starts[2], 8],
}).slice(0, allLeads.length);
const first: Point = [starts[3] + 16, MIDDLE];

const isInfluencer = (index: number) => index < allInfluencers.length;
const isEngagement = (index: number) => index < accountEngagements;

/** The four steps as dots, each for one of them: who is watched, what happened, who is left, and the one to call. */
export function FlowPicture() {
  return (
    <svg
      viewBox="0 0 1200 152"
      aria-hidden="true"
      className="mt-12 hidden w-full overflow-visible fill-none lg:block"
      strokeLinecap="round"
    >
      <Lines />
      <g strokeWidth="10">
        <TwoColors points={watched} isBlue={isInfluencer} />
      </g>
      <g strokeWidth="4.5">
        <TwoColors points={signals} isBlue={isEngagement} />
      </g>
      <path
        className="stroke-ink"
        strokeWidth="9"
        d={dotPath(people.filter((_, index) => index !== 1))}
      />
      <g className="stroke-amber">
        <path strokeWidth="11" d={dotPath(people.slice(1, 2))} />
        <path strokeWidth="64" opacity=".12" d={dotPath([first])} />
        <path strokeWidth="40" opacity=".22" d={dotPath([first])} />
        <path strokeWidth="18" d={dotPath([first])} />
      </g>
    </svg>
  );
}

/** From those who are watched to what happened around them, and on to those who are left and to the one to call. */
function Lines() {
  return (
    <>
      {watched.map(([x, y], index) => (
        <path
          key={y}
          className={isInfluencer(index) ? "stroke-signal" : "stroke-rival"}
          opacity="0.35"
          d={curvePath([x + 10, y], [starts[1] - 8, y])}
        />
      ))}
      {people.map(([x, y], index) => (
        <path
          key={`${x} ${y}`}
          className={index === 1 ? "stroke-amber" : "stroke-line-strong"}
          strokeWidth={index === 1 ? 1.75 : 1}
          d={
            index % 2 === 0
              ? curvePath([starts[1] + 202, y], [x - 8, y])
              : curvePath([x + 9, y], [first[0] - 16, MIDDLE])
          }
        />
      ))}
    </>
  );
}

interface TwoColorsProps {
  points: readonly Point[];
  isBlue: (index: number) => boolean;
}

/** Dots in the colour of influencers, then in that of competitors. */
function TwoColors({ points, isBlue }: TwoColorsProps) {
  return (
    <>
      <path
        className="stroke-signal"
        d={dotPath(points.filter((_, index) => isBlue(index)))}
      />
      <path
        className="stroke-rival"
        d={dotPath(points.filter((_, index) => !isBlue(index)))}
      />
    </>
  );
}
