import { cn } from "./cn.ts";

/** A placeholder for content that loads; set its size by class. Hidden from assistive technology. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      className={cn(
        "block min-h-[1em] animate-breathe rounded-sm bg-line forced-colors:border forced-colors:border-[GrayText]",
        className,
      )}
      aria-hidden="true"
    />
  );
}
