import { DotField } from "../../components/illustrations/DotField.tsx";
import {
  dotPath,
  dotGrid,
  curvePath,
  pseudoRandom,
  type Point,
} from "../../components/illustrations/dots.ts";

const WIDTH = 400;
const HEIGHT = 450;
const SIGNAL: Point = [150, HEIGHT / 2];

/** A field that thins out with the distance from the signal. */
const market = dotGrid({
  columns: 27,
  rows: 23,
  step: [19, 21],
  at: [-130, -6],
  wave: 9,
}).filter(([x, y], index) => {
  const distance = Math.hypot((x - SIGNAL[0]) / 290, (y - SIGNAL[1]) / 250);
  return pseudoRandom(index) > distance ** 2 - 0.15;
});

/** One signal out of many, and a line from it to each team beside the picture. */
export function TeamFan({ teams }: { teams: number }) {
  const ends = Array.from({ length: teams }, (_, index): Point => [
    WIDTH,
    ((index + 0.5) / teams) * HEIGHT,
  ]);
  return (
    <svg
      className="art team-fan"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <DotField points={market} />
      {ends.map((end) => (
        <path key={end[1]} className="art-line" d={curvePath(SIGNAL, end)} />
      ))}
      <path className="art-signal" strokeWidth="9" d={dotPath(ends)} />
      {["far", "near", "close", "core"].map((halo) => (
        <path
          key={halo}
          className={`art-amber team-fan-${halo}`}
          d={dotPath([SIGNAL])}
        />
      ))}
    </svg>
  );
}
