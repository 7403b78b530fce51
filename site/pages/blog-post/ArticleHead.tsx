import type { Post } from "#contract";
import { CalendarDate } from "../../components/CalendarDate.tsx";
import { CategoryLinks } from "../../components/CategoryLinks.tsx";
import { PostImage } from "../../components/PostImage.tsx";
import { Badge } from "../../components/ui/Badge.tsx";
import { Container } from "../../components/ui/Container.tsx";
import { blogTypeLabels } from "../../messages.ts";
import { BackToBlog } from "./BackToBlog.tsx";

/** What a post is about, who wrote it, when, and its picture. */
export function ArticleHead({ post }: { post: Post }) {
  return (
    <Container as="header" className="article-head">
      <BackToBlog />
      <p className="article-labels">
        <Badge variant="signal">{blogTypeLabels[post.type]}</Badge>
        <span>{post.readTimeMinutes} min read</span>
      </p>
      <h1>{post.title}</h1>
      <p className="lead">{post.description}</p>
      <div className="article-byline">
        <p className="article-author">
          <strong>{post.authorName}</strong>
          <span>{post.authorTitle}</span>
        </p>
        <p className="article-dates">
          <span>
            Published <CalendarDate date={post.publishedDate} />
          </span>
          {post.updatedDate && (
            <span>
              Updated <CalendarDate date={post.updatedDate} />
            </span>
          )}
        </p>
        <CategoryLinks categories={post.categories} />
      </div>
      {post.imageUrl !== null && <PostImage post={post} leading />}
    </Container>
  );
}
