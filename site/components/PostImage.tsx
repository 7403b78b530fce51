import type { PostSummary } from "#contract";
import { PostCover } from "./PostCover.tsx";

interface PostImageProps {
  post: PostSummary;
  /** True for the picture that a page opens with: it is loaded at once and described. */
  leading?: boolean;
}

/** A post's picture, or a cover drawn from its words where there is none. */
export function PostImage({ post, leading = false }: PostImageProps) {
  if (post.imageUrl === null) return <PostCover slug={post.slug} />;
  return (
    <img
      className="post-image"
      src={post.imageUrl}
      // In a list the title says it all; the picture is described where it is looked at.
      alt={leading ? (post.imageAlt ?? "") : ""}
      width={post.imageWidth}
      height={post.imageHeight}
      decoding="async"
      {...(leading ? { fetchPriority: "high" } : { loading: "lazy" })}
    />
  );
}
