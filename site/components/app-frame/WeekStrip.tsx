import { cn } from "../ui/cn.ts";

const HEIGHT = 48;
const STEP = 100;
const BAR = 64;

interface WeekStripProps {
  /** "Mar 24", ...: the first day of each week. */
  weeks: readonly string[];
  counts: readonly number[];
}

/** Eight weeks as bars above a time axis. The current one, which is the last, is highlighted. */
export function WeekStrip({ weeks, counts }: WeekStripProps) {
  const current = counts.length - 1;
  const unit = HEIGHT / Math.max(...counts);
  return (
    <div className="border-b border-line px-4 pt-3.5 pb-3" aria-hidden="true">
      <svg
        className="block h-12 w-full border-b border-line-strong"
        viewBox={`0 0 ${STEP * counts.length} ${HEIGHT}`}
        preserveAspectRatio="none"
      >
        {counts.map((count, index) => (
          <rect
            key={weeks[index]}
            className={index === current ? "fill-signal" : "fill-signal-line"}
            x={index * STEP + (STEP - BAR) / 2}
            y={Math.round(HEIGHT - count * unit)}
            width={BAR}
            height={Math.round(count * unit)}
          />
        ))}
      </svg>
      <ol className="mt-1.5 grid grid-cols-8 text-center text-xs whitespace-nowrap text-faint">
        {weeks.map((week, index) => (
          <li
            key={week}
            className={cn(
              index % 2 === 0 && "invisible @2xl/frame:visible",
              index === current && "font-medium text-ink",
            )}
          >
            {week}
          </li>
        ))}
      </ol>
    </div>
  );
}
