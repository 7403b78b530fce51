import { cn } from "./ui/cn.ts";
import drawings from "./drawings.svg?url&no-inline";

export type CoverKind =
  "blog" | "article" | "guide" | "case-study" | "video" | "webinar";

interface CoverProps {
  kind: CoverKind;
  className?: string | undefined;
}

/** A cover for what has no picture of its own: a drawing of what one gets to read or to watch. */
export function Cover({ kind, className }: CoverProps) {
  return (
    <svg
      className={cn(
        "block aspect-[1200/630] h-auto w-full overflow-hidden bg-tint",
        className,
      )}
      viewBox="0 0 480 252"
      aria-hidden="true"
      focusable="false"
      data-cover={kind}
    >
      <path
        className="fill-sky"
        d="M0 176q90-34 190-14t170-22q70-20 120-4v116H0z"
      />
      <path className="fill-dusk" d="M0 214q110-30 230-10t250-24v72H0z" />
      <use href={`${drawings}#${kind}`} />
    </svg>
  );
}
