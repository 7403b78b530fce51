import { classNames } from "./class-names.ts";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

/** A turning ring that says what is being waited for; still under reduced motion. */
export function Spinner({
  label = "Loading",
  className,
}: {
  label?: string;
  className?: string;
}) {
  return (
    <output className={classNames("spinner", className)}>
      <VisuallyHidden>{label}</VisuallyHidden>
    </output>
  );
}
