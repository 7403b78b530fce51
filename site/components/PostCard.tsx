import type { PostSummary } from "#contract";
import { ArticleLink } from "./ArticleLink.tsx";
import { PictureCard } from "./PictureCard.tsx";
import { PostImage } from "./PostImage.tsx";
import { PostLabels } from "./PostLabels.tsx";
import { PostMeta } from "./PostMeta.tsx";
import { cardLink } from "./ui/Card.tsx";

/** A post in a grid of cards. The whole card is a link. Its heading has level 3. */
export function PostCard({ post }: { post: PostSummary }) {
  return (
    <PictureCard
      data-card=""
      picture={
        <PostImage
          post={post}
          className="aspect-[1200/630] object-cover transition-colors duration-180 group-hover/card:border-signal @2xl:w-1/2"
        />
      }
    >
      <PostLabels post={post} />
      <h3 className="text-[1.25rem] leading-snug">
        <ArticleLink slug={post.slug} className={cardLink}>
          {post.title}
        </ArticleLink>
      </h3>
      <p className="text-md text-muted">{post.description}</p>
      <PostMeta post={post} className="mt-auto pt-1" />
    </PictureCard>
  );
}
