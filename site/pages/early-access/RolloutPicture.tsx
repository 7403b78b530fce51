import { DotField } from "../../components/illustrations/DotField.tsx";
import {
  dotPath,
  dotGrid,
  type Point,
} from "../../components/illustrations/dots.ts";

const WIDTH = 1680;
const HEIGHT = 260;
const ROWS = 10;
const MIDDLE = WIDTH / 2;

const dots = dotGrid({
  columns: 70,
  rows: ROWS,
  step: [24, 24],
  at: [12, 22],
  wave: 9,
});

/** The x coordinate up to which dots are released: a wavy edge, different for each row. */
const edgeOf = (index: number) =>
  MIDDLE - 60 + Math.sin(Math.floor(index / 70) * 0.9) * 44;

/** Dots this far behind the edge are the largest: they were released last. */
const FRESH = 96;

/** The dots between two distances from the edge. Negative distances are on the released side. */
const dotsAhead = (from: number, to: number) =>
  dots.filter(([x], index) => {
    const distance = x - edgeOf(index);
    return distance > from && distance <= to;
  });

/** Released dots on the left, the others on the right, and one point just ahead of the edge. */
export function RolloutPicture() {
  const point: Point = [MIDDLE, HEIGHT / 2];
  const clear = dotsAhead(0, WIDTH).filter(
    ([x, y]) => Math.hypot(x - point[0], y - point[1]) > 60,
  );
  return (
    <svg
      className="art rollout"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path
        className="art-signal art-soft"
        strokeWidth="6"
        d={dotPath(dotsAhead(-WIDTH, -FRESH * 3))}
      />
      <path
        className="art-signal"
        strokeWidth="7"
        d={dotPath(dotsAhead(-FRESH * 3, -FRESH))}
      />
      <path
        className="art-signal"
        strokeWidth="10"
        d={dotPath(dotsAhead(-FRESH, 0))}
      />
      <DotField points={clear} scale={1.2} />
      {[110, 76, 44].map((size) => (
        <path
          key={size}
          className={size === 44 ? "art-amber" : "art-amber rollout-halo"}
          strokeWidth={size}
          d={dotPath([point])}
        />
      ))}
    </svg>
  );
}
