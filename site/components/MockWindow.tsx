import type { ReactNode } from "react";
import { cn } from "./ui/cn.ts";

interface MockWindowProps {
  title: string;
  /** At the end of the title bar: a count or a button. */
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** The frame around a mock screen of the product. */
export function MockWindow({
  title,
  aside,
  className,
  children,
}: MockWindowProps) {
  return (
    <div
      className={cn(
        "mock-window overflow-hidden rounded-lg border border-line-strong bg-surface text-ink shadow-frame",
        className,
      )}
    >
      <div className="flex min-h-12 items-center justify-between gap-4 border-b border-line px-4 py-2.5 sm:px-6">
        <span className="text-sm font-semibold tracking-tight">{title}</span>
        {aside !== undefined && (
          <span className="text-note text-muted tabular-nums">{aside}</span>
        )}
      </div>
      {children}
    </div>
  );
}

interface MockCaptionProps {
  className?: string;
  children: ReactNode;
}

/** What is said below a picture of the product. */
export function MockCaption({ className, children }: MockCaptionProps) {
  return (
    <figcaption
      className={cn("mt-3 text-note leading-normal text-faint", className)}
    >
      {children}
    </figcaption>
  );
}
