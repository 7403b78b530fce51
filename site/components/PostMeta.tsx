import type { PostSummary } from "#contract";
import { CalendarDate } from "./CalendarDate.tsx";

/** Who wrote a post, when, and what it is about. */
export function PostMeta({ post }: { post: PostSummary }) {
  return (
    <div className="post-meta">
      <p>
        <span className="post-meta-author">{post.authorName}</span>
        <CalendarDate date={post.publishedDate} />
      </p>
      <p>{post.categories.map(({ name }) => name).join(", ")}</p>
    </div>
  );
}
