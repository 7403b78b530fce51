import { initialsOf } from "./initials-of.ts";
import type { Hair, Look } from "./portrait-looks.ts";
import sprite from "./portraits.svg?url&no-inline";
import { classNames } from "./ui/class-names.ts";

export interface FaceProps {
  name: string;
  look: Look | undefined;
  /** 28, 36 (default), 56 or 96 px. */
  size?: "sm" | "default" | "lg" | "xl";
  className?: string;
}

const CLOTHS = 4;

/** Hair that is also behind the head: its symbol `<name>-back`. */
const hairBehind: ReadonlySet<Hair> = new Set<Hair>([
  "afro",
  "bob",
  "long",
  "pony",
  "waves",
]);

/** The same cloth and background for the same name, everywhere. */
const clothOf = (name: string) =>
  [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % CLOTHS;

/** The symbols that make up a person, back to front. */
function partsOf({ hair, collar, beard, glasses }: Look): string[] {
  return [
    hairBehind.has(hair) ? `${hair}-back` : "",
    "person",
    collar,
    beard ? "beard" : "",
    hair,
    glasses ? "glasses" : "",
  ].filter(Boolean);
}

/** A drawn portrait, or initials without a look. Decoration only: the name must be beside it. */
export function Face({ name, look, size = "default", className }: FaceProps) {
  const classes = classNames(
    "face",
    size !== "default" && `face-${size}`,
    !look && "face-initials",
    className,
  );
  if (!look)
    return (
      <span className={classes} aria-hidden="true">
        {initialsOf(name)}
      </span>
    );
  return (
    <svg
      className={classes}
      data-tone={look.tone}
      data-hair={look.color}
      data-cloth={clothOf(name)}
      aria-hidden="true"
    >
      {partsOf(look).map((part) => (
        <use key={part} href={`${sprite}#${part}`} />
      ))}
    </svg>
  );
}
