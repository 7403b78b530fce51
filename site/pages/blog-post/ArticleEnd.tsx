import type { Post, PostSummary } from "#contract";
import type { ReactNode } from "react";
import { AuthorLink } from "../../components/AuthorLink.tsx";
import { Face } from "../../components/Face.tsx";
import { NewsletterForm } from "../../components/NewsletterForm.tsx";
import { textLink } from "../../components/TextLink.tsx";
import { Section } from "../../components/ui/Section.tsx";
import { readingMessages } from "../../messages/reading.ts";
import { ArticleLink } from "../../components/ArticleLink.tsx";
import { PostImage } from "../../components/PostImage.tsx";
import { SiteLink } from "../../components/SiteLink.tsx";
import { blogTypeLabels } from "../../messages/blog.ts";
import { listMessages } from "../../messages/lists.ts";
import type { ReadingNeighbors } from "../../reading/reading-link.ts";
import type { BlogPostData } from "./data.ts";

/** The end of a post: who wrote it, what to read next, the newsletter. */
export function ArticleEnd({ post, data }: { post: Post; data: BlogPostData }) {
  const { bio, face, newsletter, host, neighbors, related } = data;
  return (
    <Section
      ground="band"
      aria-label={readingMessages.afterArticle}
      className="lg:py-20 print:hidden"
    >
      <div className="grid gap-12 lg:grid-cols-5-7 lg:gap-16 2xl:gap-32">
        <div className="grid content-start gap-10">
          <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-5 gap-y-4">
            <Face name={post.authorName} look={face} size="lg" />
            <p className="leading-snug">
              <span className="block font-mono text-note text-muted">
                {readingMessages.writtenBy}
              </span>
              <strong>
                <AuthorLink post={post} className={textLink} />
              </strong>
            </p>
            {bio !== undefined && (
              <p className="col-span-2 max-w-[36em] text-muted">{bio}</p>
            )}
          </div>
          <div className="grid gap-4 border-t border-line pt-8">
            <div>
              <h2 className="text-h4">{newsletter.heading}</h2>
              <p className="text-md text-muted">{newsletter.text}</p>
            </div>
            <NewsletterForm host={host} />
          </div>
        </div>
        <ReadOn neighbors={neighbors} related={related} />
      </div>
    </Section>
  );
}

interface ReadOnProps {
  neighbors: ReadingNeighbors;
  related: readonly PostSummary[];
}

const row =
  "group grid gap-x-6 border-t border-line py-4 sm:grid-cols-[8rem_minmax(0,1fr)]";

/** A short list of the posts to read next: the newer one, the older one, and those about the same things. */
function ReadOn({ neighbors, related }: ReadOnProps) {
  const { previous, next } = neighbors;
  const others = related.filter(
    ({ slug }) => ![previous?.path, next?.path].includes(`/blog/${slug}`),
  );
  if (!previous && !next && others.length === 0) return null;
  return (
    <div>
      <h2 id="read-next" className="mb-6 text-h3">
        {readingMessages.relatedArticles}
      </h2>
      <div className="border-b border-line">
        {(next || previous) && (
          <nav aria-label={readingMessages.previousAndNext}>
            {next && (
              <SiteLink href={next.path} className={row} rel="next">
                <Row label={listMessages.next}>{next.title}</Row>
              </SiteLink>
            )}
            {previous && (
              <SiteLink href={previous.path} className={row} rel="prev">
                <Row label={listMessages.previous}>{previous.title}</Row>
              </SiteLink>
            )}
          </nav>
        )}
        {others.length > 0 && (
          <ul>
            {others.map((post) => (
              <li key={post.slug}>
                <ArticleLink slug={post.slug} className={`${row} items-center`}>
                  {post.imageUrl !== null && (
                    <PostImage
                      post={post}
                      className="rounded-md max-sm:hidden"
                    />
                  )}
                  <span className="grid gap-1 sm:col-start-2">
                    <Row label={blogTypeLabels[post.type]}>{post.title}</Row>
                  </span>
                </ArticleLink>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <span className="pt-0.5 font-mono text-note text-muted">{label} </span>
      <strong className="leading-snug font-medium text-balance group-hover:text-link">
        {children}
      </strong>
    </>
  );
}
