import { initialsOf } from "../mock/totals.ts";
import "./Initials.css";

/** Two letters in place of a person's picture; the name stands beside them. */
export function Initials({ name }: { name: string }) {
  return (
    <span className="initials" aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}
