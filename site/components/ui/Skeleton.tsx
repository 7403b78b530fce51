import { classNames } from "./class-names.ts";

/** A quiet block of the size of what comes; give it that size by class. Hidden from assistive technology. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span className={classNames("skeleton", className)} aria-hidden="true" />
  );
}
