import { cn } from "../ui/cn.ts";
import { brightIf, hiddenIf, strokedIf } from "../choice.ts";

const TICKS = [0, 10, 20, 30];
/** Room above the highest count, for the name at its end. */
const HEADROOM = 1.06;

interface Line {
  name: string;
  /** By week, the current one last. Has fewer entries than there are weeks if it began later. */
  counts: readonly number[];
}

interface TrendChartProps {
  /** "Mar 24", ...: the first day of each week. */
  weeks: readonly string[];
  lines: readonly Line[];
  /** What happened in the last week, at the end of the first line. */
  event: string;
}

/** Converts weeks and counts to per cent of the plot. */
function createScale(weeks: number, max: number) {
  return {
    x: (week: number) => round((week / (weeks - 1)) * 100),
    y: (count: number) => round(100 - (count / (max * HEADROOM)) * 100),
  };
}

const round = (value: number) => Math.round(value * 10) / 10;

/**
 * Counts by week as lines above a time axis, with a name at the end of each. Its text has the same size at every width.
 * Decoration only: the current counts must be beside it.
 */
export function TrendChart({ weeks, lines, event }: TrendChartProps) {
  const scale = createScale(
    weeks.length,
    Math.max(...lines.flatMap(({ counts }) => counts)),
  );
  return (
    <div
      className="border-b border-line pt-5 pr-26 pb-9 pl-9"
      aria-hidden="true"
    >
      <svg className="block h-56 w-full overflow-visible text-xs tabular-nums @2xl/frame:h-60">
        <Ticks y={scale.y} />
        {weeks.map((week, index) => (
          <text
            key={week}
            className={cn(
              "fill-faint",
              index % 2 === 1 && "hidden @2xl/frame:inline",
            )}
            x={`${scale.x(index)}%`}
            y="100%"
            dy="22"
            textAnchor="middle"
          >
            {week}
          </text>
        ))}
        {lines.map((line, number) => (
          <TrendLine
            key={line.name}
            {...line}
            {...{ number, scale, lastWeek: weeks.length - 1 }}
          />
        ))}
        <text
          className={cn("fill-muted", hiddenIf.slice(1))}
          x="100%"
          y={`${scale.y(lines[0]?.counts.at(-1) ?? 0)}%`}
          dx="-16"
          dy="4"
          textAnchor="end"
        >
          {event}
        </text>
      </svg>
    </div>
  );
}

/** The thin lines across the plot, each with its count. */
function Ticks({ y }: { y: (count: number) => number }) {
  return TICKS.map((tick) => (
    <g key={tick}>
      <line
        className="stroke-line"
        x2="100%"
        y1={`${y(tick)}%`}
        y2={`${y(tick)}%`}
      />
      <text
        className="fill-faint"
        x="-10"
        y={`${y(tick)}%`}
        dy="4"
        textAnchor="end"
      >
        {tick}
      </text>
    </g>
  ));
}

interface TrendLineProps extends Line {
  /** Index of the line. The first one is strong unless another is chosen in the frame. */
  number: number;
  scale: ReturnType<typeof createScale>;
  lastWeek: number;
}

function TrendLine({ name, counts, number, scale, lastWeek }: TrendLineProps) {
  const first = lastWeek + 1 - counts.length;
  const last = counts.at(-1) ?? 0;
  const points = counts.map(
    (count, index) => `${scale.x(first + index)},${scale.y(count)}`,
  );
  const strong = number === 0;
  return (
    <g>
      <svg
        className={cn(
          "overflow-visible",
          "choice:opacity-25",
          brightIf[number],
        )}
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
      >
        <polyline
          className={cn(
            "fill-none",
            strong ? "stroke-rival" : "stroke-control",
            strokedIf[number],
          )}
          strokeWidth={strong ? 3 : 2}
          strokeDasharray={counts.length <= lastWeek ? "2 6" : undefined}
          strokeLinecap="round"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
          points={points.join(" ")}
        />
      </svg>
      <circle
        className={strong ? "fill-rival" : "fill-control"}
        cx="100%"
        cy={`${scale.y(last)}%`}
        r="4.5"
      />
      <text
        className={strong ? "fill-ink font-semibold" : "fill-muted"}
        x="100%"
        y={`${scale.y(last)}%`}
        dx="12"
        dy="4"
      >
        {name} {last}
      </text>
    </g>
  );
}
