import type { Author } from "#contract";
import { Face } from "../../components/Face.tsx";
import type { Look } from "../../components/portrait-looks.ts";

const SIZE = 240;
const RINGS = [74, 91, 108];

/** A hash of a text (FNV-1a). */
function hashText(text: string): number {
  let hash = 2_166_136_261;
  for (const letter of text)
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  return hash >>> 0;
}

/** A place on a ring around the center, at an angle in degrees. */
function onRing(radius: number, degrees: number) {
  const angle = (degrees * Math.PI) / 180;
  const [x, y] = [Math.cos(angle), Math.sin(angle)].map((part) =>
    Math.round(SIZE / 2 + radius * part),
  );
  return { cx: x, cy: y };
}

/** The author's picture, or a drawing among signals whose places depend on the name. */
export function AuthorPortrait({
  name,
  picture,
  face,
}: Pick<Author, "name" | "picture"> & { face?: Look | undefined }) {
  if (picture !== undefined)
    return (
      <img
        className="portrait"
        src={picture}
        alt=""
        width={SIZE}
        height={SIZE}
      />
    );
  return (
    <div className="portrait">
      <svg viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden="true">
        {RINGS.map((radius) => (
          <circle
            key={radius}
            className="portrait-ring"
            cx={SIZE / 2}
            cy={SIZE / 2}
            r={radius}
          />
        ))}
        {RINGS.map((radius) => (
          <circle
            key={radius}
            className="portrait-signal"
            {...onRing(radius, hashText(`${name} ${radius}`) % 360)}
            r="6"
          />
        ))}
      </svg>
      <Face name={name} look={face} size="xl" />
    </div>
  );
}
