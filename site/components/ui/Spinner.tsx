import { VisuallyHidden } from "./VisuallyHidden.tsx";

/** A spinning ring with a text that names what is loading. It does not spin if the visitor prefers reduced motion. */
export function Spinner({ label }: { label: string }) {
  return (
    <output className="inline-block size-6 animate-spin rounded-full border-2 border-line-strong border-t-signal forced-colors:border-[CanvasText] forced-colors:border-t-[Canvas]">
      <VisuallyHidden>{label}</VisuallyHidden>
    </output>
  );
}
