import type { NewConnection } from "../../mock/connections.ts";
import { Portrait } from "../Portrait.tsx";
import { Badge } from "../ui/Badge.tsx";
import { cn } from "../ui/cn.ts";
import { hiddenIf } from "../choice.ts";

interface ConnectionRowsProps {
  people: readonly NewConnection[];
  /** Names of all competitors, in the order of the frame's radio buttons. */
  rivals: readonly string[];
}

/**
 * New connections by person, with the competitors that each one met and the day of the week. The frame's checkbox "both"
 * leaves those who met two, its radio buttons "rival" those of one competitor.
 */
export function ConnectionRows({ people, rivals }: ConnectionRowsProps) {
  return (
    <ul aria-label="People behind the counts">
      {people.map((person) => (
        <ConnectionRow key={person.name} all={rivals} {...person} />
      ))}
    </ul>
  );
}

function ConnectionRow({
  all,
  rivals,
  ...person
}: NewConnection & { all: readonly string[] }) {
  const both = rivals.length > 1;
  return (
    <li
      className={cn(
        "grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-0.5 border-b border-line px-4 py-2 last:border-b-0 @2xl/frame:grid-cols-[auto_minmax(0,1fr)_13rem_2.5rem]",
        !both && "both:hidden",
        all.map((name, index) => !rivals.includes(name) && hiddenIf[index]),
      )}
    >
      <Portrait
        name={person.name}
        className="row-span-2 @2xl/frame:row-span-1"
      />
      <p className="text-muted">
        <strong className="block font-medium text-ink">{person.name}</strong>{" "}
        <span>
          {person.title}, {person.company}
        </span>
      </p>
      <p className="col-span-2 col-start-2 row-start-2 flex flex-wrap gap-1.5 @2xl/frame:col-auto @2xl/frame:row-auto">
        {rivals.map((name) => (
          <Badge key={name} variant={both ? "rival" : "outline"}>
            {name}
          </Badge>
        ))}
      </p>
      <p className="text-muted @2xl/frame:text-right">{person.day}</p>
    </li>
  );
}
