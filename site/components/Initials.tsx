import { initialsOf } from "./initials-of.ts";
import "./Initials.css";

/** Initials in place of a person's picture. Decoration only: the name must be beside them. */
export function Initials({ name }: { name: string }) {
  return (
    <span className="initials" aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}
