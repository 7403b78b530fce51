import type { NewConnection } from "../../mock/connections.ts";
import { Portrait } from "../Portrait.tsx";

interface ConnectionRowsProps {
  people: readonly NewConnection[];
  /** Names of all competitors. Filters find the rows of a competitor by its index in this list. */
  rivals: readonly string[];
}

/** New connections by person, with the competitors that each one met and the day of the week. */
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
