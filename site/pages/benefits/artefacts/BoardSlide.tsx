import { allCompetitors } from "../../../mock/story.ts";
import { newConnections } from "../../../mock/connections.ts";

const rivals = allCompetitors.map(({ name, weeks }) => ({
  name,
  now: weeks.at(-1) ?? 0,
  before: weeks.at(-2) ?? 0,
}));
const most = Math.max(...rivals.map(({ now }) => now));
const [first] = rivals;
const [met] = newConnections;

/** Executives: one slide on what the rivals did in the week. */
export function BoardSlide() {
  return (
    <div
      className="flex aspect-video w-full flex-col rounded-md border border-line-strong bg-surface p-5 text-xs text-ink shadow-frame"
      aria-hidden="true"
    >
      <p className="text-base leading-tight font-semibold tracking-title">
        {first?.name} made {first?.now} new connections this week, some at{" "}
        {met?.company}
      </p>
      <ul className="my-auto grid gap-2.5 py-3">
        {rivals.map(({ name, now, before }) => (
          <li
            key={name}
            className="grid grid-cols-[5rem_minmax(0,1fr)] items-center gap-3"
          >
            <span className="text-muted">{name}</span>
            <svg className="h-4 w-full overflow-visible">
              <rect
                className={name === first?.name ? "fill-rival" : "fill-control"}
                width={`${(now / most) * 78}%`}
                height="100%"
                rx="3"
              />
              <line
                className="stroke-ink"
                strokeWidth="2"
                x1={`${(before / most) * 78}%`}
                x2={`${(before / most) * 78}%`}
                y1="-2"
                y2="18"
              />
              <text
                className="fill-ink font-medium tabular-nums"
                x={`${(Math.max(now, before) / most) * 78}%`}
                dx="8"
                y="12"
              >
                {now}
              </text>
            </svg>
          </li>
        ))}
      </ul>
      <p className="border-t border-line pt-2 text-faint">
        New connections by competitor. The line is the week before.
      </p>
    </div>
  );
}
