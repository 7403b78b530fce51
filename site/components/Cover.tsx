import type { Resource } from "#contract";
import sprite from "./drawings.svg?url&no-inline";
import { cn } from "./ui/cn.ts";

/** Of each kind, the file has this many drawings. */
const DRAWINGS = 2;

const grounds = ["bg-tint", "bg-band", "bg-signal-soft"] as const;

/** The paper in drawings. */
export const sheetLook =
  "[--sheet:var(--color-raised)] light:[--sheet:var(--color-surface)]";

interface CoverProps {
  /** What one gets to read or to watch. */
  kind: Resource["type"];
  /** The same name has the same drawing, on the same ground. */
  name: string;
  className?: string | undefined;
}

/** A cover for what has no picture of its own. */
export function Cover({ kind, name, className }: CoverProps) {
  const sum = [...name].reduce(
    (sum, letter, at) => sum + letter.charCodeAt(0) * (at + 1),
    0,
  );
  return (
    <svg
      className={cn(
        "block aspect-[1200/630] h-auto w-full overflow-hidden",
        sheetLook,
        grounds[sum % grounds.length],
        className,
      )}
      aria-hidden="true"
      focusable="false"
      data-cover={kind}
    >
      <use href={`${sprite}#${kind}-${sum % DRAWINGS}`} />
    </svg>
  );
}
