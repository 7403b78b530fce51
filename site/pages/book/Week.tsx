import { bookMessages } from "../../messages/book.ts";

const COLUMN = 118;
const HOUR = 76;
const LEFT = 60;
const TOP = 34;
const HOURS = ["09:00", "11:00", "13:00", "15:00", "17:00"];

/** What is in the calendar already: of each its day, its first hour after nine, and its length in hours. */
const busy = [
  [0, 0, 1.5],
  [0, 4, 2],
  [1, 2, 1],
  [1, 5, 2.5],
  [2, 0.5, 2],
  [2, 6, 1],
  [3, 0, 1],
  [3, 4.5, 1.5],
  [4, 1, 3],
  [4, 6, 1.5],
] as const;

const yOf = (hour: number) => TOP + hour * HOUR;

const WIDTH = LEFT + COLUMN * bookMessages.days.length;
const HEIGHT = yOf(8.5);

/** A week of a calendar with room for one more meeting, cut at the right and below. Decoration. */
export function Week() {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMinYMin slice"
      className="absolute inset-0 size-full"
    >
      <Grid />
      {busy.map(([day, from, hours]) => (
        <rect
          key={`${day} ${from}`}
          x={LEFT + day * COLUMN + 4}
          y={yOf(from) + 2}
          width={COLUMN - 8}
          height={hours * HOUR - 4}
          rx="4"
          className="fill-raised stroke-line"
        />
      ))}
      <g transform={`translate(${LEFT + COLUMN} ${yOf(0.5)})`}>
        <rect
          x="2"
          width={COLUMN - 4}
          height={HOUR * 1.25}
          rx="5"
          className="fill-primary"
        />
        <text
          x={COLUMN / 2}
          y={HOUR * 0.625 + 4.5}
          textAnchor="middle"
          className="fill-on-primary text-note font-medium"
        >
          {bookMessages.meeting}
        </text>
      </g>
    </svg>
  );
}

function Grid() {
  return (
    <g className="font-mono text-xs">
      {bookMessages.days.map((day, index) => (
        <g key={day} transform={`translate(${LEFT + index * COLUMN} 0)`}>
          <text
            x={COLUMN / 2}
            y="22"
            textAnchor="middle"
            className="fill-muted"
          >
            {day}
          </text>
          <path d={`M0 0V${HEIGHT}`} className="stroke-line" />
        </g>
      ))}
      {HOURS.map((hour, index) => (
        <g key={hour} transform={`translate(0 ${yOf(index * 2)})`}>
          <path d={`M${LEFT} 0H${WIDTH}`} className="stroke-line" />
          <text x={LEFT - 8} y="4" textAnchor="end" className="fill-faint">
            {hour}
          </text>
        </g>
      ))}
    </g>
  );
}
