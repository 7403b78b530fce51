import { cn } from "../ui/cn.ts";

const WIDTH = 40;
const HEIGHT = 16;

interface SparklineProps {
  counts: readonly number[];
  className?: string;
}

/**
 * A tiny line of counts, the current one as a dot in the colour of the text. Decoration only: the current count must be
 * beside it.
 */
export function Sparkline({ counts, className }: SparklineProps) {
  const max = Math.max(...counts);
  const min = Math.min(...counts);
  const points = counts.map((count, index) => ({
    x: round(2 + (index / (counts.length - 1)) * (WIDTH - 5)),
    y: round(HEIGHT - 3 - ((count - min) / (max - min)) * (HEIGHT - 6)),
  }));
  const last = points.at(-1);
  return (
    <svg
      className={cn(
        "h-4 w-10 flex-none overflow-visible text-signal",
        className,
      )}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      aria-hidden="true"
    >
      <polyline
        className="fill-none stroke-control"
        strokeWidth="1.25"
        strokeLinejoin="round"
        points={points.map(({ x, y }) => `${x},${y}`).join(" ")}
      />
      {last && <circle fill="currentColor" cx={last.x} cy={last.y} r="2" />}
    </svg>
  );
}

const round = (value: number) => Math.round(value * 10) / 10;
