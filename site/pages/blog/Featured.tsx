import type { PostSummary } from "#contract";
import { ArticleLink } from "../../components/ArticleLink.tsx";
import { PostImage } from "../../components/PostImage.tsx";
import { PostMeta } from "../../components/PostMeta.tsx";
import { Badge } from "../../components/ui/Badge.tsx";
import { Card, cardLink } from "../../components/ui/Card.tsx";
import { Spinner } from "../../components/ui/Spinner.tsx";
import {
  blogTypeLabels,
  listMessages,
  readingMessages,
} from "../../messages.ts";

interface FeaturedProps {
  loading: boolean;
  /** The featured article, if it matches the filters. */
  post: PostSummary | undefined;
}

/** The featured article as a large card. Shows nothing if it cannot be loaded. */
export function Featured({ loading, post }: FeaturedProps) {
  if (loading) {
    return (
      <div className="featured-loading">
        <Spinner label={listMessages.loadingFeatured} />
      </div>
    );
  }
  if (!post) return null;
  return (
    <Card as="article" padding="none" interactive className="featured">
      <PostImage post={post} leading />
      <div className="featured-text">
        <p className="post-card-labels">
          <span className="eyebrow">{listMessages.featured}</span>
          <Badge>{blogTypeLabels[post.type]}</Badge>
          <span>{readingMessages.minutes(post.readTimeMinutes)}</span>
        </p>
        <h3>
          <ArticleLink slug={post.slug} className={cardLink}>
            {post.title}
          </ArticleLink>
        </h3>
        <p className="featured-description">{post.description}</p>
        <PostMeta post={post} />
      </div>
    </Card>
  );
}
