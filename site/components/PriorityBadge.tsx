import type { Priority } from "../mock/story.ts";
import { Badge } from "./ui/Badge.tsx";

/** A lead's priority: by words, by mark and, for High Priority alone, by amber. */
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
