const WIDTH = 40;
const HEIGHT = 16;

/** A tiny line of counts, the current one as a dot. Decoration only: the current count must be beside it. */
export function Sparkline({ counts }: { counts: readonly number[] }) {
  const max = Math.max(...counts);
  const min = Math.min(...counts);
  const points = counts.map((count, index) => ({
    x: round(2 + (index / (counts.length - 1)) * (WIDTH - 5)),
    y: round(HEIGHT - 3 - ((count - min) / (max - min)) * (HEIGHT - 6)),
  }));
  const last = points.at(-1);
  return (
    <svg
      className="sparkline"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      aria-hidden="true"
    >
      <polyline points={points.map(({ x, y }) => `${x},${y}`).join(" ")} />
      {last && <circle cx={last.x} cy={last.y} r="2" />}
    </svg>
  );
}

const round = (value: number) => Math.round(value * 10) / 10;
