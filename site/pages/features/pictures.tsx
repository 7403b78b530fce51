import { Glow } from "../../components/scenes/Glow.tsx";
import { Portrait } from "../../components/Portrait.tsx";
import { cn } from "../../components/ui/cn.ts";
import { looks } from "../../components/portrait-looks.ts";
import { protagonist } from "../../mock/monday.ts";
import { influencers, type LeadList, leadLists } from "../../mock/story.ts";
import { membersOf } from "../../mock/totals.ts";
import { MetTable } from "./MetTable.tsx";
import { PostPicture } from "./PostPicture.tsx";
import { Person } from "../../components/Person.tsx";
import { WeekBars } from "./WeekBars.tsx";

export default {
  lists: <ListStack />,
  watched: <WatchedList />,
  post: <PostPicture />,
  met: <MetTable />,
};

const SHOWN = 4;

const [open, ...closed] = leadLists;

/** The lists of the week: the first one open with the person to call first on top, the others as its neighbours. */
function ListStack() {
  if (!open) return null;
  const members = membersOf(open);
  return (
    <figure className="relative">
      <Glow className="text-signal" />
      <div className="relative overflow-hidden rounded-lg border border-line-strong bg-surface shadow-frame">
        <ListHead list={open} color="signal" />
        <ol>
          {members.slice(0, SHOWN).map(({ id, name, title, company, when }) => {
            const isFirst = id === protagonist.lead.id;
            return (
              <li
                key={id}
                className={cn(
                  "border-b border-line px-5 py-3 sm:px-6",
                  isFirst && "bg-priority-soft py-4",
                )}
              >
                <div className="flex items-center justify-between gap-4">
                  <Person
                    name={name}
                    look={looks[name]}
                    about={`${title}, ${company}`}
                  />
                  <span
                    className={cn(
                      "text-note whitespace-nowrap text-muted tabular-nums",
                      isFirst && "font-medium text-priority",
                    )}
                  >
                    {isFirst ? "Call first" : when}
                  </span>
                </div>
                {isFirst && (
                  <p className="mt-3 border-l-2 border-amber pl-4 text-md leading-normal">
                    “{protagonist.lead.said}”
                  </p>
                )}
              </li>
            );
          })}
        </ol>
        {closed.map((list) => (
          <ListHead key={list.title} list={list} color="rival" />
        ))}
      </div>
      <figcaption className="sr-only">
        The lists of the week, the first one open.
      </figcaption>
    </figure>
  );
}

interface ListHeadProps {
  list: LeadList;
  /** Where its members come from: influencers or competitors. */
  color: "signal" | "rival";
}

function ListHead({ list, color }: ListHeadProps) {
  return (
    <div
      className={cn(
        "flex min-h-16 items-center justify-between gap-4 border-b border-l-3 border-line py-3 pr-4 pl-4 last:border-b-0 sm:pr-5 sm:pl-5",
        color === "signal" ? "border-l-signal" : "border-l-rival",
      )}
    >
      <p className="grid text-note leading-snug text-muted">
        <span className="text-md font-semibold text-ink">{list.title}</span>{" "}
        <span>
          <span className="tabular-nums">{list.count}</span> leads
        </span>
      </p>
      {color === "rival" && (
        <span className="flex *:not-first:-ml-2">
          {membersOf(list).map(({ name }) => (
            <Portrait key={name} name={name} size="sm" />
          ))}
        </span>
      )}
    </div>
  );
}

const most = Math.max(...influencers.flatMap(({ weeks }) => weeks));

/** The watched people, each with the engagements of the last eight weeks. */
function WatchedList() {
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
