import type { PostSummary } from "#contract";
import { PostCover } from "./PostCover.tsx";

interface PostImageProps {
  post: PostSummary;
  /** True for the first picture of a page: it is loaded at once and has alternative text. */
  leading?: boolean;
}

/** How wide the picture is shown: beside a text or above it, and on a card of a grid. */
const LEADING_SIZES = "(min-width: 64rem) 44rem, 100vw";
const CARD_SIZES = "(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 100vw";

/** A post's picture, or a drawn cover if it has none. */
export function PostImage({ post, leading = false }: PostImageProps) {
  if (post.imageUrl === null) return <PostCover slug={post.slug} />;
  const image = (
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
  if (post.imageSrcset === undefined) return image;
  return (
    <picture>
      <source
        type="image/webp"
        srcSet={post.imageSrcset}
        sizes={leading ? LEADING_SIZES : CARD_SIZES}
      />
      {image}
    </picture>
  );
}
