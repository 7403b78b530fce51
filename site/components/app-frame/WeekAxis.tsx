const HEIGHT = 72;
const STEP = 100;
const BAR = 44;

interface WeekAxisProps {
  /** "Tue", "Wed", ... */
  days: readonly string[];
  likes: readonly number[];
  comments: readonly number[];
}

/** A week of engagements by day: comments stand on the axis, likes above them. */
export function WeekAxis({ days, likes, comments }: WeekAxisProps) {
  const totals = days.map((_, day) => (likes[day] ?? 0) + (comments[day] ?? 0));
  const unit = HEIGHT / Math.max(...totals);
  return (
    <div className="week-axis" aria-hidden="true">
      <svg
        viewBox={`0 0 ${STEP * days.length} ${HEIGHT}`}
        preserveAspectRatio="none"
      >
        {days.map((day, place) => {
          const commented = (comments[place] ?? 0) * unit;
          const liked = (likes[place] ?? 0) * unit;
          const x = place * STEP + (STEP - BAR) / 2;
          return (
            <g key={day}>
              <rect
                className="week-likes"
                x={x}
                y={Math.round(HEIGHT - commented - liked)}
                width={BAR}
                height={Math.round(liked)}
              />
              <rect
                className="week-comments"
                x={x}
                y={Math.round(HEIGHT - commented)}
                width={BAR}
                height={Math.round(commented)}
              />
            </g>
          );
        })}
      </svg>
      <ol>
        {days.map((day, place) => (
          <li key={day}>
            {day} <span className="numeric">{totals[place]}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
