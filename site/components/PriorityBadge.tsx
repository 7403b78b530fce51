import type { Priority } from "../mock/story.ts";
import { Badge } from "./ui/Badge.tsx";

/** A lead's priority as text with a mark. Only High Priority is amber. */
export function PriorityBadge({ priority }: { priority: Priority }) {
  return priority === "High Priority" ? (
    <Badge variant="priority" mark="full">
      {priority}
    </Badge>
  ) : (
    <Badge variant="outline" mark="hollow">
      {priority}
    </Badge>
  );
}
