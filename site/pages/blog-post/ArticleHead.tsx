import type { ReactNode } from "react";
import type { Post } from "#contract";
import { AuthorLink } from "../../components/AuthorLink.tsx";
import { CalendarDate } from "../../components/CalendarDate.tsx";
import { CategoryLinks } from "../../components/CategoryLinks.tsx";
import { Face } from "../../components/Face.tsx";
import type { Look } from "../../components/portrait-looks.ts";
import {
  articleGrid,
  articleWidth,
} from "../../components/reading/article-grid.ts";
import { PostImage } from "../../components/PostImage.tsx";
import { Badge } from "../../components/ui/Badge.tsx";
import { SiteLink } from "../../components/SiteLink.tsx";
import { cn } from "../../components/ui/cn.ts";
import { Container } from "../../components/ui/Container.tsx";
import { Icon } from "../../components/ui/Icon.tsx";
import { Lead } from "../../components/ui/Lead.tsx";
import { blogTypeLabels } from "../../messages/blog.ts";
import { readingMessages } from "../../messages/reading.ts";

interface ArticleHeadProps {
  post: Post;
  face?: Look | undefined;
}

/** Title and picture of a post, with its author, dates and categories in the margin. */
export function ArticleHead({ post, face }: ArticleHeadProps) {
  return (
    <Container
      as="header"
      data-article-head=""
      className={cn(
        "grid gap-y-6 pt-4 lg:gap-y-12 lg:pt-20",
        articleWidth,
        articleGrid,
      )}
    >
      <div className="lg:-mt-2">
        <SiteLink
          href="/blog"
          className="inline-flex min-h-11 items-center gap-2 justify-self-start text-md text-muted hover:text-link print:hidden"
        >
          <Icon name="arrow-left" size="sm" /> {readingMessages.backToBlog}
        </SiteLink>
      </div>
      <div className="grid content-start gap-5 lg:col-start-2">
        <Badge variant="signal">{blogTypeLabels[post.type]}</Badge>
        <h1 className="text-title">{post.title}</h1>
        <Lead className="max-w-(--measure-text)">{post.description}</Lead>
      </div>
      <div className="max-w-225 lg:col-start-2 print:hidden">
        <PostImage post={post} leading />
      </div>
      <Facts post={post} face={face} />
    </Container>
  );
}

function Facts({ post, face }: ArticleHeadProps) {
  return (
    <dl className="grid grid-cols-2 gap-x-8 gap-y-4 border-y border-line py-4 text-md leading-normal lg:col-start-1 lg:row-start-2 lg:grid-cols-1 lg:content-start lg:gap-y-5 lg:border-b-0 lg:pt-5 print:flex print:flex-wrap">
      <Fact
        term={readingMessages.writtenBy}
        className="relative col-span-2 min-h-11 pl-14 lg:col-span-1 lg:pt-14 lg:pl-0"
      >
        <Face
          name={post.authorName}
          look={face}
          className="absolute top-0 left-0 size-11"
        />
        <strong>
          <AuthorLink
            post={post}
            className="underline-offset-4 hover:text-link hover:underline"
          />
        </strong>
        {!post.authors && post.authorTitle && (
          <>
            <span className="sr-only">, </span>
            <span className="block text-muted">{post.authorTitle}</span>
          </>
        )}
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
  );
}

interface FactProps {
  term: string;
  children: ReactNode;
  className?: string;
}

function Fact({ term, children, className }: FactProps) {
  return (
    <div className={className}>
      <dt className="font-mono text-note text-muted">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
