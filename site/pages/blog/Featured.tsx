import type { PostSummary } from "#contract";
import { ArticleLink } from "../../components/ArticleLink.tsx";
import { PostImage } from "../../components/PostImage.tsx";
import { PostLabels } from "../../components/PostLabels.tsx";
import { PostMeta } from "../../components/PostMeta.tsx";
import { cardLink } from "../../components/ui/Card.tsx";
import { Eyebrow } from "../../components/ui/Eyebrow.tsx";
import { Spinner } from "../../components/ui/Spinner.tsx";
import { listMessages } from "../../messages/lists.ts";

interface FeaturedProps {
  loading: boolean;
  /** The featured article, if it matches the filters. */
  post: PostSummary | undefined;
}

/** The featured article, larger than all others. Shows nothing if it cannot be loaded. */
export function Featured({ loading, post }: FeaturedProps) {
  if (loading) {
    return (
      <div className="mb-12 grid aspect-[1200/630] place-items-center rounded-lg border border-line lg:mb-16 lg:aspect-3/1">
        <Spinner label={listMessages.loadingFeatured} />
      </div>
    );
  }
  if (!post) return null;
  return (
    <article
      data-featured=""
      className="group/card relative mb-12 grid items-center gap-6 border-b border-line pb-12 outline-offset-8 outline-focus has-[.card-link:focus-visible]:outline-2 lg:mb-16 lg:grid-cols-7-5 lg:gap-16 lg:pb-14"
    >
      <PostImage
        post={post}
        leading
        className="aspect-[1200/630] object-cover transition-colors duration-180 group-hover/card:border-signal"
      />
      <div className="grid gap-4">
        <Eyebrow>{listMessages.featured}</Eyebrow>
        <h3 className="text-feature">
          <ArticleLink slug={post.slug} className={cardLink}>
            {post.title}
          </ArticleLink>
        </h3>
        <p className="max-w-[54ch] text-h4 leading-relaxed text-muted">
          {post.description}
        </p>
        <PostLabels post={post} />
        <PostMeta post={post} />
      </div>
    </article>
  );
}
