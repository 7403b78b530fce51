import type { GuidesData } from "./data.ts";

const WIDTH = 520;
const HEIGHT = 300;
const MARGIN = 36;
const STEP = 24;

type RouteProps = Pick<GuidesData, "levels">;

interface Stop {
  x: number;
  y: number;
}

/** The guides as stops from the lower left to the upper right: one step up for each level. */
function placeStops(levels: RouteProps["levels"]): Stop[] {
  const sorted = levels.flatMap((count, rank) =>
    Array.from({ length: count }, () => rank),
  );
  const gap = (WIDTH - 2 * MARGIN) / Math.max(1, sorted.length - 1);
  return sorted.map((rank, index) => ({
    x: MARGIN + gap * index,
    y: HEIGHT - MARGIN - rank * 90 - index * 5,
  }));
}

/** A smooth line through the stops, horizontal at each of them. */
function drawLine(stops: readonly Stop[]): string {
  return stops
    .map(({ x, y }, index) => {
      const before = stops[index - 1];
      if (!before) return `M${x} ${y}`;
      const middle = (before.x + x) / 2;
      return `C${middle} ${before.y} ${middle} ${y} ${x} ${y}`;
    })
    .join("");
}

/** A path through a field of dots, with a stop for each guide. The last stop is the amber one. */
export function Route({ levels }: RouteProps) {
  const stops = placeStops(levels);
  return (
    <svg
      className="guides-route"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      aria-hidden="true"
    >
      <defs>
        <pattern
          id="route-dots"
          width={STEP}
          height={STEP}
          patternUnits="userSpaceOnUse"
        >
          <circle cx={STEP / 2} cy={STEP / 2} r="1.75" />
        </pattern>
      </defs>
      <rect width={WIDTH} height={HEIGHT} fill="url(#route-dots)" />
      <path d={drawLine(stops)} />
      {stops.map(({ x, y }) => (
        <g key={x} className="guides-stop">
          <circle cx={x} cy={y} r="14" />
          <circle cx={x} cy={y} r="6" />
        </g>
      ))}
    </svg>
  );
}
