import type { PostSummary } from "#contract";
import { blogTypeLabels } from "../messages/blog.ts";
import { readingMessages } from "../messages/reading.ts";
import { Badge } from "./ui/Badge.tsx";

/** The type of a post, and how long it takes to read. */
export function PostLabels({ post }: { post: PostSummary }) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-note text-muted">
      <Badge data-label="">{blogTypeLabels[post.type]}</Badge>
      <span>{readingMessages.minutes(post.readTimeMinutes)}</span>
    </p>
  );
}
