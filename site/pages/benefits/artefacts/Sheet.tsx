import type { ReactNode } from "react";
import { cn } from "../../../components/ui/cn.ts";

export interface ArtefactLook {
  className?: string;
}

interface SheetProps extends ArtefactLook {
  /** At its top, with a line below: what it is. */
  title: string;
  /** At the end of the title's line. */
  aside?: string;
  children: ReactNode;
}

/** A small document or card on a desk. Decoration only: the words beside it say what it is for. */
export function Sheet({ title, aside, className, children }: SheetProps) {
  return (
    <div
      className={cn(
        "w-full max-w-110 overflow-hidden rounded-md border border-line-strong bg-surface text-note leading-snug text-ink shadow-frame",
        className,
      )}
      aria-hidden="true"
    >
      <p className="flex justify-between gap-4 border-b border-line px-4 py-2.5">
        <span className="font-semibold">{title}</span>
        {aside !== undefined && (
          <span className="text-muted tabular-nums">{aside}</span>
        )}
      </p>
      {children}
    </div>
  );
}
