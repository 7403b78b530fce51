import type { Priority } from "../mock/story.ts";
import { Badge } from "./ui/Badge.tsx";
import { cn } from "./ui/cn.ts";

interface PriorityBadgeProps {
  priority: Priority;
  /** The person to call first. */
  first?: boolean;
  /** Without a box around it, for the cells of a table. */
  bare?: boolean;
}

/** A lead's priority as text with a mark. Only the person to call first is amber. */
export function PriorityBadge({ priority, first, bare }: PriorityBadgeProps) {
  return (
    <Badge
      variant={first ? "priority" : "outline"}
      mark={priority === "High Priority" ? "full" : "hollow"}
      className={cn(bare && "border-0 bg-transparent p-0")}
    >
      {priority}
    </Badge>
  );
}
