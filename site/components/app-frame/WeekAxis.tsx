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

/** A week of engagements as one bar a day: comments at the bottom, likes on top of them. */
export function WeekAxis({ days, likes, comments }: WeekAxisProps) {
  const totals = days.map((_, day) => (likes[day] ?? 0) + (comments[day] ?? 0));
  const unit = HEIGHT / Math.max(...totals);
  const commented = comments.map((count) => count * unit);
  const liked = likes.map((count) => count * unit);
  return (
    <div className="week-axis" aria-hidden="true">
      <svg
        viewBox={`0 0 ${STEP * days.length} ${HEIGHT}`}
        preserveAspectRatio="none"
      >
        <path className="week-likes" d={barsOf(liked, commented)} />
        <path className="week-comments" d={barsOf(commented)} />
      </svg>
      <ol>
        {days.map((day, index) => (
          <li key={day}>
            {day} <span className="numeric">{totals[index]}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
