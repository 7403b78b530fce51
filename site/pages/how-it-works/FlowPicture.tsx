import { DotField } from "../../components/illustrations/DotField.tsx";
import {
  dotPath,
  dotGrid,
  curvePath,
  type Point,
} from "../../components/illustrations/dots.ts";

const LENGTH = 1200;
const BREADTH = 340;
const MIDDLE = BREADTH / 2;

/** Watched people and companies in the field, where the lines start. */
const targets: readonly Point[] = [
  [70, 92],
  [124, 236],
  [178, 140],
  [214, 286],
  [262, 52],
  [282, 196],
];

/** The lines: where each one starts and enters the filter, and how many of the filter's three bars it passes. */
const lanes = [0, 1, 0, 3, 1, 0, 2, 3, 0, 1, 0, 3, 0, 1].map(
  (passed, index) => ({
    passed,
    y: 40 + index * 20,
    start: targets[index % targets.length] ?? [0, 0],
  }),
);
const bars = [672, 732, 792] as const;
const END = 860;
const people: readonly Point[] = [
  [1040, 62],
  [1064, MIDDLE],
  [1040, 278],
];

/** Begins beyond the left edge of the picture, so that it reaches the border of wide screens. */
const market = dotGrid({
  columns: 35,
  rows: 15,
  step: [19, 22],
  at: [-334, 16],
  wave: 7,
});

/** How far a line gets: to the bar that stops it, or beyond the filter. */
const reach = (passed: number) => bars[passed] ?? END;

const swap = ([x, y]: Point): Point => [y, x];

interface FlowPictureProps {
  /** From left to right, or from top to bottom for narrow screens. */
  direction: "across" | "down";
}

/** The four steps in one picture: a field of dots, lines from those that are watched, a filter, the person to call. */
export function FlowPicture({ direction }: FlowPictureProps) {
  const across = direction === "across";
  const turn = (points: readonly Point[]) =>
    across ? points : points.map(swap);
  const size = across ? [LENGTH, BREADTH] : [BREADTH, LENGTH];
  return (
    <svg
      className={`art flow-${direction}`}
      viewBox={`0 0 ${size.join(" ")}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <DotField points={turn(market)} scale={across ? 1 : 0.75} />
      <g {...(!across && { transform: "matrix(0 1 1 0 0 0)" })}>
        <Lines />
        <People />
      </g>
    </svg>
  );
}

function Lines() {
  const kept = lanes.filter(({ passed }) => passed === bars.length);
  return (
    <>
      {lanes.map(({ passed, y, start }) => (
        <path
          key={y}
          className={passed === bars.length ? "art-line" : "art-line art-soft"}
          d={`${curvePath(start, [600, y])}H${reach(passed) - 10}`}
        />
      ))}
      {kept.map(({ y }, index) => (
        <path
          key={y}
          className="art-line"
          d={curvePath([END - 10, y], people[index] ?? [END, y])}
        />
      ))}
      {bars.map((x, index) => (
        <Bar
          key={x}
          x={x}
          open={lanes.filter(({ passed }) => passed > index)}
        />
      ))}
      <path
        className="art-dot"
        strokeWidth="7"
        d={dotPath(
          lanes.flatMap(({ passed, y }): Point[] =>
            passed < bars.length ? [[reach(passed) - 12, y]] : [],
          ),
        )}
      />
      {targets.map(([x, y]) => (
        <Ring key={x} at={[x, y]} />
      ))}
    </>
  );
}

/** A bar of the filter, with a gap for each line that passes. */
function Bar({ x, open }: { x: number; open: readonly { y: number }[] }) {
  const edges = [24, ...open.flatMap(({ y }) => [y - 9, y + 9]), 316];
  const pieces = Array.from({ length: edges.length / 2 }, (_, index) =>
    edges.slice(index * 2, index * 2 + 2),
  );
  return (
    <path
      className="flow-bar"
      d={pieces.map(([from, to]) => `M${x} ${from}V${to}`).join("")}
    />
  );
}

/** A dot in a ring. Drawn with strokes only, because they keep their width when the picture is stretched. */
function Ring({ at }: { at: Point }) {
  return ["art-signal flow-ring", "flow-ring-gap", "art-signal flow-core"].map(
    (name) => <path key={name} className={name} d={dotPath([at])} />,
  );
}

/** Three people are left, and one of them is the one to call. */
function People() {
  const [first, call, last] = people;
  return (
    <>
      {first && <Ring at={first} />}
      {last && <Ring at={last} />}
      {call &&
        ["far", "near", "close"].map((halo) => (
          <path
            key={halo}
            className={`art-amber flow-halo-${halo}`}
            d={dotPath([call])}
          />
        ))}
    </>
  );
}
