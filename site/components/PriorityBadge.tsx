import type { Priority } from "../mock/story.ts";
import { Badge } from "./ui/Badge.tsx";
import { cn } from "./ui/cn.ts";

interface PriorityBadgeProps {
  priority: Priority;
  /** Without a box around it, for the cells of a table. */
  bare?: boolean;
}

/** A lead's priority as text with a mark. Only High Priority is amber. */
export function PriorityBadge({ priority, bare }: PriorityBadgeProps) {
  const high = priority === "High Priority";
  return (
    <Badge
      variant={high ? "priority" : "outline"}
      mark={high ? "full" : "hollow"}
      className={cn(bare && "border-0 bg-transparent p-0")}
    >
      {priority}
    </Badge>
  );
}
