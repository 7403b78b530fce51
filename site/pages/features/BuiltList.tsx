import { PriorityBadge } from "../../components/PriorityBadge.tsx";
import { cn } from "../../components/ui/cn.ts";
import { Person } from "../../components/Person.tsx";
import type { Match } from "./sentence.ts";

/** How many people a list shows before it says how many more there are. */
const SHOWN = 6;

/** The leads that the sentence describes, best on top. */
export function BuiltList({ matches }: { matches: readonly Match[] }) {
  const more = matches.length - SHOWN;
  return (
    <>
      <ol>
        {matches.slice(0, SHOWN).map((match) => (
          <Row key={match.name} match={match} />
        ))}
      </ol>
      {more > 0 && (
        <p className="border-t border-line px-5 py-4 text-sm text-muted sm:px-8 lg:px-12">
          and <span className="tabular-nums">{more}</span> more
        </p>
      )}
    </>
  );
}

function Row({ match }: { match: Match }) {
  const { name, look, title, company, said, signal } = match;
  const { score, priority, isFirst } = match;
  return (
    <li
      className={cn(
        "grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-2 px-5 py-4 not-first:border-t not-first:border-line sm:px-8 lg:grid-cols-[minmax(0,17rem)_minmax(0,1fr)_7.5rem_3rem] lg:px-12",
        isFirst && "bg-priority-soft",
      )}
    >
      <Person name={name} look={look} about={`${title}, ${company}`} />
      <p className="text-md leading-normal max-lg:order-last max-lg:col-span-2 max-lg:pl-12">
        {said !== undefined && signal.commented && (
          <span className="block">“{said}”</span>
        )}
        <span className="text-note text-muted tabular-nums">
          {signal.about}
        </span>
      </p>
      <span className="max-lg:order-last max-lg:col-span-2 max-lg:pl-12">
        <PriorityBadge priority={priority} first={isFirst} />
      </span>
      <span
        className={cn(
          "text-right text-h3 font-medium tabular-nums",
          isFirst ? "text-priority" : "text-signal",
        )}
      >
        <span className="sr-only">Score </span>
        {score}
      </span>
    </li>
  );
}
