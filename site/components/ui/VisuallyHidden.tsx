import type { ReactNode } from "react";

/** Text for screen readers and for pages without styles. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="sr-only">{children}</span>;
}
