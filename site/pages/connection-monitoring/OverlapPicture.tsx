import {
  newConnections,
  overlaps,
  totalOverlap,
} from "../../mock/connections.ts";
import { competitors } from "../../mock/story.ts";

const WIDTH = 720;
const HEIGHT = 576;
const GAP = 24;

/** The circle of each competitor, and the y coordinate of its name, in the order of `competitors`. */
const circles = [
  { x: 250, y: 260, r: 214, label: 34 },
  { x: 508, y: 216, r: 168, label: 36 },
  { x: 452, y: 426, r: 122, label: 572 },
];

interface Dot {
  x: number;
  y: number;
  /** Indexes of the competitors whose circles contain it. Empty near the edge of a circle. */
  inside: readonly number[];
}

/** Turns a position into a pseudo-random number, always the same. */
function pseudoRandom({ x, y }: { x: number; y: number }): number {
  const mixed = Math.imul(x * 73 + y * 1_031, 2_654_435_761);
  return Math.imul(mixed ^ (mixed >>> 15), 2_246_822_519) >>> 0;
}

const lattice: readonly Dot[] = Array.from(
  { length: Math.floor(HEIGHT / GAP) * Math.floor(WIDTH / GAP) },
  (_, index) => {
    const row = Math.floor(index / Math.floor(WIDTH / GAP));
    const column = index % Math.floor(WIDTH / GAP);
    const x = column * GAP + (row % 2 ? GAP : GAP / 2);
    const y = row * GAP + GAP / 2;
    const inside = circles.flatMap((circle, number) => {
      const margin = circle.r - Math.hypot(x - circle.x, y - circle.y);
      return margin > -6 ? [{ number, margin }] : [];
    });
    // A dot on the edge of a circle would belong to neither side.
    const clear = inside.every(({ margin }) => margin > 12);
    return { x, y, inside: clear ? inside.map(({ number }) => number) : [] };
  },
);

const numberOf = (rival: string) =>
  competitors.findIndex(({ name }) => name === rival);

function pick(rivals: readonly number[], count: number): Dot[] {
  return lattice
    .filter(({ inside }) => inside.join() === rivals.join())
    .toSorted((a, b) => pseudoRandom(a) - pseudoRandom(b))
    .slice(0, count);
}

const both = overlaps.flatMap(({ rivals, people }) =>
  pick(rivals.map(numberOf).toSorted(), people),
);
const one = competitors.flatMap(({ name, newConnections: all }, number) => {
  const shared = overlaps
    .filter(({ rivals }) => rivals.includes(name))
    .reduce((sum, { people }) => sum + people, 0);
  return pick([number], all - shared);
});
const [first] = both;

const dotsAt = (dots: readonly Dot[]) =>
  dots.map(({ x, y }) => `M${x} ${y}h0`).join("");

/** Leaves room for the names above and below the circles. */
const isFree = ({ x, y }: Dot) =>
  circles.every(
    ({ x: middle, label }) =>
      Math.abs(y - label + 6) > 14 || Math.abs(x - middle) > 60,
  );

/** Three competitors as circles of dots. The people in two circles are blue, the one to call is amber. */
export function OverlapPicture() {
  const [person] = newConnections;
  return (
    <figure className="overlap">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        <path className="overlap-market" d={dotsAt(lattice.filter(isFree))} />
        {circles.map(({ x, y, r }) => (
          <circle key={x} className="overlap-circle" cx={x} cy={y} r={r} />
        ))}
        {circles.map(({ x, label }, number) => (
          <text key={x} x={x} y={label} textAnchor="middle">
            {competitors[number]?.name}
          </text>
        ))}
        <path className="overlap-one" d={dotsAt(one)} />
        <path className="overlap-both" d={dotsAt(both.slice(1))} />
        {first && (
          <circle className="overlap-first" cx={first.x} cy={first.y} r="13" />
        )}
      </svg>
      <figcaption>
        <ul>
          {competitors.map(({ name, newConnections: count }) => (
            <li key={name}>
              {name} <strong className="numeric">{count}</strong>
            </li>
          ))}
          <li className="overlap-key">
            Met two of these <strong className="numeric">{totalOverlap}</strong>
          </li>
        </ul>
        <p>
          One of those: {person?.name}, {person?.title} at {person?.company}
        </p>
      </figcaption>
    </figure>
  );
}
