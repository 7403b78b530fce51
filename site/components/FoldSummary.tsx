import type { ReactNode } from "react";
import { cn } from "./ui/cn.ts";
import { Icon } from "./ui/Icon.tsx";

interface FoldSummaryProps {
  children: ReactNode;
  className?: string;
}

/** The summary of a `details` with the class `group`: a line with a sign that turns. */
export function FoldSummary({ children, className }: FoldSummaryProps) {
  return (
    <summary
      className={cn(
        "flex min-h-12 list-none items-center justify-between font-medium [&::-webkit-details-marker]:hidden",
        className,
      )}
    >
      {children}
      <Icon
        name="chevron-down"
        className="text-muted transition-transform duration-180 group-open:rotate-180"
      />
    </summary>
  );
}
