import type { PostSummary } from "#contract";
import { blogTypeLabels, readingMessages } from "../messages.ts";
import { ArticleLink } from "./ArticleLink.tsx";
import { PostImage } from "./PostImage.tsx";
import { PostMeta } from "./PostMeta.tsx";
import { Badge } from "./ui/Badge.tsx";
import { Card, cardLink } from "./ui/Card.tsx";

/** A post in a list. The whole card is a link. Its heading has level 3. */
export function PostCard({ post }: { post: PostSummary }) {
  return (
    <Card as="article" padding="none" interactive className="post-card">
      <PostImage post={post} />
      <div className="post-card-text">
        <p className="post-card-labels">
          <Badge>{blogTypeLabels[post.type]}</Badge>
          <span>{readingMessages.minutes(post.readTimeMinutes)}</span>
        </p>
        <h3>
          <ArticleLink slug={post.slug} className={cardLink}>
            {post.title}
          </ArticleLink>
        </h3>
        <p className="post-card-description">{post.description}</p>
        <PostMeta post={post} />
      </div>
    </Card>
  );
}
