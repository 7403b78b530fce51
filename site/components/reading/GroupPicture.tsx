import drawings from "../drawings.svg?url&no-inline";
import { cn } from "../ui/cn.ts";

interface GroupPictureProps {
  /** Its slug. */
  group: string;
  className: string;
}

/** What the articles of a group are about: a drawing of its slug, or hills alone. Decoration. */
export function GroupPicture({ group, className }: GroupPictureProps) {
  return (
    <svg
      viewBox="-70 0 450 140"
      preserveAspectRatio="xMidYMid slice"
      className={cn("w-full rounded-md border border-line bg-tint", className)}
      aria-hidden="true"
    >
      <path
        className="fill-sky"
        d="M-400 104q180-34 330-8t250-20 300 4 250-14v120H-400z"
      />
      <path
        className="fill-dusk"
        d="M-400 124q200-24 350-6t280-16 250 2 250-10v90H-400z"
      />
      <use href={`${drawings}#${group}`} />
    </svg>
  );
}
