import type { ReactNode } from "react";
import type { Post } from "#contract";
import { AuthorLink } from "../../components/AuthorLink.tsx";
import { CalendarDate } from "../../components/CalendarDate.tsx";
import { CategoryLinks } from "../../components/CategoryLinks.tsx";
import { Face } from "../../components/Face.tsx";
import type { Look } from "../../components/portrait-looks.ts";
import { PostImage } from "../../components/PostImage.tsx";
import { Badge } from "../../components/ui/Badge.tsx";
import { Container } from "../../components/ui/Container.tsx";
import { blogTypeLabels, readingMessages } from "../../messages.ts";
import { BackToBlog } from "./BackToBlog.tsx";

/** Title, categories, author, dates and picture of a post. */
export function ArticleHead({
  post,
  face,
}: {
  post: Post;
  face?: Look | undefined;
}) {
  return (
    <Container as="header" className="article-head">
      <BackToBlog />
      <div className="article-title">
        <Badge variant="signal">{blogTypeLabels[post.type]}</Badge>
        <h1>{post.title}</h1>
        <p className="lead">{post.description}</p>
      </div>
      <PostImage post={post} leading />
      <dl className="article-facts">
        <Fact term={readingMessages.writtenBy}>
          <div className="article-face">
            <Face name={post.authorName} look={face} />
          </div>
          <strong>
            <AuthorLink post={post} />
          </strong>
          {!post.authors && post.authorTitle && `, ${post.authorTitle}`}
        </Fact>
        <Fact term={readingMessages.published}>
          <CalendarDate date={post.publishedDate} />
        </Fact>
        {post.updatedDate && (
          <Fact term={readingMessages.updated}>
            <CalendarDate date={post.updatedDate} />
          </Fact>
        )}
        <Fact term={readingMessages.readTime}>
          {readingMessages.minutes(post.readTimeMinutes)}
        </Fact>
        {post.categories.length > 0 && (
          <Fact term={readingMessages.categories}>
            <CategoryLinks categories={post.categories} />
          </Fact>
        )}
        {post.tags && (
          <Fact term={readingMessages.tags}>{post.tags.join(", ")}</Fact>
        )}
      </dl>
    </Container>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
