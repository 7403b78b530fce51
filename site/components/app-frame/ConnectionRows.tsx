import type { NewConnection } from "../../mock/connections.ts";
import { Portrait } from "../Portrait.tsx";

interface ConnectionRowsProps {
  people: readonly NewConnection[];
  /** Names of all competitors: their places mark the rows for filters. */
  rivals: readonly string[];
}

/** New connections by person: with whom, and on which day of the week. */
export function ConnectionRows({ people, rivals }: ConnectionRowsProps) {
  return (
    <ul className="met">
      {people.map((person) => (
        <li
          key={person.name}
          data-rivals={person.rivals
            .map((name) => rivals.indexOf(name))
            .join(" ")}
          data-both={person.rivals.length > 1}
        >
          <Portrait name={person.name} />
          <p className="met-person">
            <strong>{person.name}</strong>{" "}
            <span>
              {person.title}, {person.company}
            </span>
          </p>
          <p className="met-rivals">
            {person.rivals.map((name) => (
              <span key={name}>{name}</span>
            ))}
          </p>
          <p className="met-day">{person.day}</p>
        </li>
      ))}
    </ul>
  );
}
