import { cn } from "../../components/ui/cn.ts";

const STEP = 9;
const HEIGHT = 32;

interface WeekBarsProps {
  /** Counts by week, the current one last. */
  weeks: readonly number[];
  /** The height of a full bar. */
  most: number;
  /** The colour of the last bar. */
  color: "signal" | "rival";
}

/** The last weeks as bars. Decoration only: the current count must be beside it. */
export function WeekBars({ weeks, most, color }: WeekBarsProps) {
  return (
    <svg
      className="h-8 w-20"
      viewBox={`0 0 ${8 * STEP} ${HEIGHT}`}
      aria-hidden="true"
    >
      {weeks.map((count, index) => {
        const height = Math.max(2, (count / most) * HEIGHT);
        const isLast = index === weeks.length - 1;
        return (
          <rect
            key={`${index} ${count}`}
            className={cn(
              "fill-line-strong",
              isLast && (color === "signal" ? "fill-signal" : "fill-rival"),
            )}
            x={(8 - weeks.length + index) * STEP}
            y={HEIGHT - height}
            width={STEP - 3}
            height={height}
            rx="1"
          />
        );
      })}
    </svg>
  );
}
