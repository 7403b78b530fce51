import { classNames } from "./class-names.ts";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

/** A spinning ring with a text that names what is loading. It does not spin if the visitor prefers reduced motion. */
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
