import type { ReactNode } from "react";
import type { PostSummary } from "#contract";
import { ArticleLink } from "../../components/ArticleLink.tsx";
import { PostImage } from "../../components/PostImage.tsx";
import { SiteLink } from "../../components/SiteLink.tsx";
import { blogTypeLabels } from "../../messages/blog.ts";
import { listMessages } from "../../messages/lists.ts";
import { readingMessages } from "../../messages/reading.ts";
import type { ReadingNeighbors } from "../../reading/reading-link.ts";

interface ReadOnProps {
  neighbors: ReadingNeighbors;
  related: readonly PostSummary[];
}

const row =
  "group grid gap-x-6 border-t border-line py-4 sm:grid-cols-[8rem_minmax(0,1fr)]";

/** A short list of the posts to read next: the newer one, the older one, and those about the same things. */
export function ReadOn({ neighbors, related }: ReadOnProps) {
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
