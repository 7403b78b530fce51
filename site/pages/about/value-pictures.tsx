import { Portrait } from "../../components/Portrait.tsx";
import { PriorityBadge } from "../../components/PriorityBadge.tsx";
import { Icon } from "../../components/ui/Icon.tsx";
import { cn } from "../../components/ui/cn.ts";
import { rankLeads } from "../../mock/score.ts";
import { allLeads } from "../../mock/story.ts";
import { formatReason, storyDays } from "../../mock/totals.ts";

const ranked = rankLeads(allLeads);
const [first] = ranked;
const last = ranked.slice(-2);

/** Few names, and better ones: the first of the list stays, the last fade. */
export function FewNames() {
  return (
    <ul className="grid grid-cols-1 gap-1.5">
      {[first, ...last].map(
        (each, index) =>
          each && (
            <li
              key={each.lead.id}
              className={cn(
                "flex items-center gap-2.5 rounded-md px-2.5 py-1.5",
                index === 0
                  ? "border border-priority-line bg-priority-soft"
                  : "text-muted *:first:opacity-45",
              )}
            >
              <Portrait name={each.lead.name} size="sm" />
              <span className="min-w-0 flex-1 truncate">{each.lead.name}</span>
              <span className="font-medium tabular-nums">{each.score}</span>
            </li>
          ),
      )}
    </ul>
  );
}

/** A lead with the reason for which it is on the list. */
export function Reason() {
  if (!first) return null;
  return (
    <div className="grid gap-2.5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <Portrait name={first.lead.name} size="sm" />
        <span className="flex-1 whitespace-nowrap">{first.lead.name}</span>
        <PriorityBadge priority={first.priority} first />
      </p>
      <p className="flex gap-2 border-l-2 border-signal pl-3 text-muted">
        {formatReason(first.signal)}
      </p>
    </div>
  );
}

/** Ways to read a signal: tried first, then kept or dropped. */
export function Trials() {
  return (
    <ul className="grid gap-2">
      <li className="flex items-center gap-2.5">
        <Icon name="check" size="sm" className="text-success" />A second post
        that week
      </li>
      <li className="flex items-center gap-2.5 text-muted line-through">
        <Icon name="close" size="sm" className="text-faint" />
        Emoji in the comment
      </li>
      <li className="flex items-center gap-2.5">
        <Icon name="check" size="sm" className="text-success" />
        Words of their own
      </li>
    </ul>
  );
}

/** A week with the one day on which the list is read. */
export function Habit() {
  return (
    <ol className="grid grid-cols-7 gap-1 text-center">
      {storyDays().map((day, index, days) => {
        const isToday = index === days.length - 1;
        return (
          <li
            key={day}
            className={cn(
              "grid h-18 content-between justify-items-center rounded-sm border py-2 text-xs",
              isToday
                ? "border-signal-line bg-signal-soft text-link"
                : "border-line text-faint",
            )}
          >
            {day.slice(0, 2)}
            {isToday && <Icon name="check" size="sm" />}
          </li>
        );
      })}
    </ol>
  );
}
