import type { PostSummary } from "#contract";
import { PostCover } from "./PostCover.tsx";

interface PostImageProps {
  post: PostSummary;
  /** True for the first picture of a page: it is loaded at once and has alternative text. */
  leading?: boolean;
}

/** A post's picture, or a drawn cover if it has none. */
export function PostImage({ post, leading = false }: PostImageProps) {
  if (post.imageUrl === null) return <PostCover slug={post.slug} />;
  return (
    <img
      className="post-image"
      src={post.imageUrl}
      // In a list the title is enough. The picture is described on the page of the post.
      alt={leading ? (post.imageAlt ?? "") : ""}
      width={post.imageWidth}
      height={post.imageHeight}
      decoding="async"
      {...(leading ? { fetchPriority: "high" } : { loading: "lazy" })}
    />
  );
}
