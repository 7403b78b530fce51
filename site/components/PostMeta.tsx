import type { PostSummary } from "#contract";
import { CalendarDate } from "./CalendarDate.tsx";

/** Who wrote a post, when, and how long it takes to read. */
export function PostMeta({ post }: { post: PostSummary }) {
  return (
    <p className="post-meta">
      <span className="post-meta-author">{post.authorName}</span>
      <CalendarDate date={post.publishedDate} />
      <span>{post.readTimeMinutes} min read</span>
    </p>
  );
}
