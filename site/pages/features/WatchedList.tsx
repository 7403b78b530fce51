import { looks } from "../../components/portrait-looks.ts";
import { influencers } from "../../mock/story.ts";
import { Person } from "./Person.tsx";
import { WeekBars } from "./WeekBars.tsx";

const most = Math.max(...influencers.flatMap(({ weeks }) => weeks));

/** The watched people, each with the engagements of the last eight weeks. */
export function WatchedList() {
  return (
    <figure className="mt-4 lg:mt-6">
      <ul className="@container border-b border-line">
        {influencers.map(({ name, role, weeks, newEngagements }) => (
          <li
            key={name}
            className="flex items-center gap-4 border-t border-line py-3.5"
          >
            <Person
              className="min-w-0 grow"
              name={name}
              look={looks[name]}
              about={role}
            />
            <span className="hidden @3xs:block">
              <WeekBars weeks={weeks} most={most} color="signal" />
            </span>
            <span className="w-7 text-right font-semibold text-signal tabular-nums">
              {newEngagements}
            </span>
          </li>
        ))}
      </ul>
      <figcaption className="mt-3 text-note text-faint">
        Engagements by week, the current one in blue.
      </figcaption>
    </figure>
  );
}
