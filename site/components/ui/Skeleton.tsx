import { classNames } from "./class-names.ts";

/** A placeholder for content that loads; set its size by class. Hidden from assistive technology. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span className={classNames("skeleton", className)} aria-hidden="true" />
  );
}
