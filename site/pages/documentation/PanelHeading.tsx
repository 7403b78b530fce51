import type { ReactNode } from "react";

interface PanelHeadingProps {
  id: string;
  children: ReactNode;
}

/** The heading of a tab's panel. Hidden while the tab above it has the same text. */
export function PanelHeading({ id, children }: PanelHeadingProps) {
  return (
    <h2
      id={id}
      className="sr-only scroll-mt-24 noscript:not-sr-only noscript:mb-8"
    >
      {children}
    </h2>
  );
}
