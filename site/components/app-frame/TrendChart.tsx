const WIDTH = 900;
const HEIGHT = 220;
const LEFT = 28;
const RIGHT = 118;
const TOP = 26;
const TICKS = [0, 10, 20, 30];

interface Line {
  name: string;
  /** By week, the current one last. Has fewer entries than there are weeks if it began later. */
  counts: readonly number[];
}

interface TrendChartProps {
  /** "Mar 23", ...: the first day of each week. */
  weeks: readonly string[];
  lines: readonly Line[];
  /** What happened in the last week, at the end of the first line. */
  event: string;
}

/** Converts weeks and counts to coordinates of the picture. */
function createScale(weeks: number, max: number) {
  return {
    x: (week: number) =>
      Math.round(LEFT + (week / (weeks - 1)) * (WIDTH - LEFT - RIGHT)),
    y: (count: number) =>
      Math.round(HEIGHT - 4 - (count / max) * (HEIGHT - TOP - 4)),
  };
}

/** Counts by week as lines above a time axis. Decoration only: the current counts must be beside it. */
export function TrendChart({ weeks, lines, event }: TrendChartProps) {
  const scale = createScale(
    weeks.length,
    Math.max(...lines.flatMap(({ counts }) => counts)),
  );
  const lastWeek = weeks.length - 1;
  return (
    <div className="trend" aria-hidden="true">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT + 28}`}>
        {TICKS.map((tick) => (
          <g key={tick} className="trend-tick">
            <path d={`M${LEFT} ${scale.y(tick)}H${WIDTH - RIGHT}`} />
            <text x={LEFT - 8} y={scale.y(tick) + 4} textAnchor="end">
              {tick}
            </text>
          </g>
        ))}
        {weeks.map((week, index) => (
          <text
            key={week}
            className="trend-week"
            data-odd={index % 2 === 1}
            x={scale.x(index)}
            y={HEIGHT + 20}
            textAnchor="middle"
          >
            {week}
          </text>
        ))}
        {lines.map((line, number) => (
          <TrendLine
            key={line.name}
            {...line}
            {...{ number, scale, lastWeek }}
          />
        ))}
        <text
          className="trend-event"
          x={scale.x(lastWeek) - 16}
          y={scale.y(lines[0]?.counts.at(-1) ?? 0) + 2}
          textAnchor="end"
        >
          {event}
        </text>
      </svg>
    </div>
  );
}

interface TrendLineProps extends Line {
  /** Index of the line, for the styles as `data-line`. */
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
  return (
    <g className="trend-line" data-line={number}>
      <polyline points={points.join(" ")} />
      <circle cx={scale.x(lastWeek)} cy={scale.y(last)} r="4.5" />
      <text x={scale.x(lastWeek) + 14} y={scale.y(last) + 4}>
        {name} {last}
      </text>
    </g>
  );
}
