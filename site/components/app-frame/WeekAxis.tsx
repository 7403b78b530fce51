const HEIGHT = 72;
const STEP = 100;
const BAR = 44;

interface WeekAxisProps {
  /** "Tue", "Wed", ... */
  days: readonly string[];
  likes: readonly number[];
  comments: readonly number[];
}

/** One bar for each day, as the data of a path. @param bases heights at which the bars begin, 0 by default */
const barsOf = (heights: readonly number[], bases: readonly number[] = []) =>
  heights
    .map((height, day) => {
      const x = day * STEP + (STEP - BAR) / 2;
      const bottom = HEIGHT - Math.round(bases[day] ?? 0);
      return `M${x} ${bottom}h${BAR}v${-Math.round(height)}h${-BAR}z`;
    })
    .join("");

/**
 * A week of engagements as one bar a day: comments at the bottom, likes on top of them. The frame's checkbox "commented"
 * leaves only the comments.
 */
export function WeekAxis({ days, likes, comments }: WeekAxisProps) {
  const totals = days.map((_, day) => (likes[day] ?? 0) + (comments[day] ?? 0));
  const unit = HEIGHT / Math.max(...totals);
  const commented = comments.map((count) => count * unit);
  const liked = likes.map((count) => count * unit);
  return (
    <div className="px-4 pt-3.5 pb-2.5" aria-hidden="true">
      <svg
        className="block h-18 w-full border-b border-line-strong"
        viewBox={`0 0 ${STEP * days.length} ${HEIGHT}`}
        preserveAspectRatio="none"
      >
        <path
          className="stroke-line"
          vectorEffect="non-scaling-stroke"
          d={`M0 0H${STEP * days.length}M0 24H${STEP * days.length}M0 48H${STEP * days.length}`}
        />
        <path
          className="fill-signal-line commented:hidden"
          d={barsOf(liked, commented)}
        />
        <path className="fill-signal" d={barsOf(commented)} />
      </svg>
      <ol className="mt-1.5 grid grid-cols-7 text-center text-xs text-faint">
        {days.map((day, index) => (
          <li key={day}>
            {day}{" "}
            <span className="block text-muted tabular-nums commented:hidden @sm/frame:inline">
              {totals[index]}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
