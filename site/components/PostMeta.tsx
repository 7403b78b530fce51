import type { PostSummary } from "#contract";
import { CalendarDate } from "./CalendarDate.tsx";

/** Author, date and categories of a post. */
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
