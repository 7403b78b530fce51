import { cn } from "./ui/cn.ts";

interface BarProps {
  value: number;
  of: number;
  /** Fill of the bar: blue for influencers, by default, or orchid for competitors. */
  className?: string;
  /** Height and ground of the whole. */
  track?: string;
}

/** A bar for a value, relative to the largest one. Decoration only: the number must be beside it. */
export function Bar({ value, of, className, track }: BarProps) {
  return (
    <svg
      className={cn("block h-2 w-full rounded-[2px] bg-raised", track)}
      aria-hidden="true"
    >
      <rect
        className={cn("fill-signal forced-colors:fill-[CanvasText]", className)}
        width={`${(value / of) * 100}%`}
        height="100%"
        rx="2"
      />
    </svg>
  );
}
