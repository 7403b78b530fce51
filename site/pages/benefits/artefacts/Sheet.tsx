import type { ReactNode } from "react";

interface SheetProps {
  /** At its top, with a line below: what it is. */
  title: string;
  /** At the end of the title's line. */
  aside?: string;
  children: ReactNode;
}

/** A small document or card on a desk. Decoration only: the words beside it say what it is for. */
export function Sheet({ title, aside, children }: SheetProps) {
  return (
    <div
      className="w-full overflow-hidden rounded-md border border-line-strong bg-surface text-note leading-snug text-ink shadow-frame"
      aria-hidden="true"
    >
      <p className="flex justify-between gap-4 border-b border-line px-4 py-2.5">
        <span className="font-semibold whitespace-nowrap">{title}</span>
        {aside !== undefined && (
          <span className="text-right text-muted tabular-nums">{aside}</span>
        )}
      </p>
      {children}
    </div>
  );
}
