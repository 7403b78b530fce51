import type { PostSummary, Resource } from "#contract";
import { Cover } from "./Cover.tsx";
import { cn } from "./ui/cn.ts";

type ImageKey = Extract<keyof PostSummary, `image${string}`>;

interface PostImageProps {
  post: Pick<PostSummary, "slug" | ImageKey> & Pick<Resource, "type">;
  /** True for the first picture of a page: it is loaded at once and has alternative text. */
  leading?: boolean | undefined;
  className?: string;
}

/** How wide the picture is shown: above a text, and on a card of a grid. */
const LEADING_SIZES = "(min-width: 64rem) 56rem, 100vw";
const CARD_SIZES = "(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 100vw";

/** The picture of a post or a resource, or a drawn cover if it has none. */
export function PostImage({
  post,
  leading = false,
  className,
}: PostImageProps) {
  const look = cn("rounded-lg border border-line", className);
  if (post.imageUrl === null)
    return <Cover kind={post.type} name={post.slug} className={look} />;
  const image = (
    <img
      className={cn("block h-auto w-full bg-tint", look)}
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
