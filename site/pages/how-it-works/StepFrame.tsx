import type { ReactNode } from "react";
import { cn } from "../../components/ui/cn.ts";

const STEPS = [1, 2, 3, 4] as const;

interface StepFrameProps {
  step: (typeof STEPS)[number];
  /** In the bar: what is looked at. */
  head: ReactNode;
  /** In the line at the lower end: how many are in, and are left. */
  count: string;
  children: ReactNode;
}

/** The window in which the four steps happen. All four have the same size, so that it seems to be one. */
export function StepFrame({ step, head, count, children }: StepFrameProps) {
  return (
    <figure className="@container flex flex-col overflow-clip rounded-lg border border-line-strong bg-surface text-ink shadow-frame lg:h-136 2xl:h-148">
      <div className="flex min-h-16 items-center border-b border-line bg-band px-4 py-2.5">
        {head}
      </div>
      <div className="min-h-0 flex-1">{children}</div>
      <figcaption className="flex items-center justify-between gap-4 border-t border-line px-4 py-3 text-note leading-snug text-muted tabular-nums">
        {count}
        <span className="flex flex-none gap-1" aria-hidden="true">
          {STEPS.map((each) => (
            <span
              key={each}
              className={cn(
                "h-1 w-5 rounded-full",
                each > step
                  ? "bg-line-strong"
                  : step === STEPS.length
                    ? "bg-amber"
                    : "bg-signal",
              )}
            />
          ))}
        </span>
      </figcaption>
    </figure>
  );
}
