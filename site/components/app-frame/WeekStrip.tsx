const HEIGHT = 48;
const STEP = 100;
const BAR = 64;

interface WeekStripProps {
  /** "Mar 24", ...: the first day of each week. */
  weeks: readonly string[];
  counts: readonly number[];
  /** Index of the week that the picture shows. */
  current: number;
}

/** Eight weeks as bars above a time axis. The shown week is highlighted. */
export function WeekStrip({ weeks, counts, current }: WeekStripProps) {
  const unit = HEIGHT / Math.max(...counts);
  return (
    <div className="strip" aria-hidden="true">
      <svg
        viewBox={`0 0 ${STEP * counts.length} ${HEIGHT}`}
        preserveAspectRatio="none"
      >
        {counts.map((count, index) => (
          <rect
            key={weeks[index]}
            className={index === current ? "strip-current" : undefined}
            x={index * STEP + (STEP - BAR) / 2}
            y={Math.round(HEIGHT - count * unit)}
            width={BAR}
            height={Math.round(count * unit)}
          />
        ))}
      </svg>
      <ol>
        {weeks.map((week, index) => (
          <li
            key={week}
            className={index === current ? "strip-current" : undefined}
          >
            <span className="numeric">{counts[index]}</span>
            {week}
          </li>
        ))}
      </ol>
    </div>
  );
}
