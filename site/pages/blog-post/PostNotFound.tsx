import type { PostSummary } from "#contract";
import { CardGrid } from "../../components/CardGrid.tsx";
import { FoldSummary } from "../../components/FoldSummary.tsx";
import { PostCard } from "../../components/PostCard.tsx";
import { SiteLink } from "../../components/SiteLink.tsx";
import { Button } from "../../components/ui/Button.tsx";
import { Lead } from "../../components/ui/Lead.tsx";
import { Section } from "../../components/ui/Section.tsx";
import { postMessages } from "../../messages/blog.ts";
import { readingMessages } from "../../messages/reading.ts";
import type { PostFailure } from "./post-failure.ts";

interface PostNotFoundProps {
  slug: string;
  failure: PostFailure;
  /** Posts to read instead. */
  related: readonly PostSummary[];
  heading: string;
}

/** Shown in place of a post that could not be loaded, with details for support. */
export function PostNotFound({
  slug,
  failure,
  related,
  heading,
}: PostNotFoundProps) {
  const { detailNames } = readingMessages;
  const details: [string, string | number][] = [
    [detailNames.slug, slug],
    // As in the address bar.
    [detailNames.address, `/blog/${encodeURI(slug)}`],
    [detailNames.status, failure.status ?? detailNames.noReply],
    [detailNames.message, failure.message],
    [detailNames.time, failure.time],
  ];
  return (
    <>
      <Section className="pt-14 lg:pt-20">
        <div className="grid justify-items-start gap-6">
          <h1>{postMessages.notFound}</h1>
          <Lead>
            {failure.status === 404
              ? readingMessages.notPublished
              : readingMessages.notLoaded}
          </Lead>
          <Button as={SiteLink} href="/blog">
            {readingMessages.backToBlog}
          </Button>
          <details className="group mt-4 w-full max-w-180 border-y border-line">
            <FoldSummary>{readingMessages.details}</FoldSummary>
            <dl className="pb-4 font-mono text-sm">
              {details.map(([term, value]) => (
                <div
                  key={term}
                  className="grid grid-cols-[5rem_minmax(0,1fr)] gap-4 py-1"
                >
                  <dt className="text-muted">{term}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </details>
        </div>
      </Section>
      {related.length > 0 && (
        <Section labelledBy="read-next" space="joined" className="print:hidden">
          <h2 id="read-next" className="mb-8">
            {heading}
          </h2>
          <CardGrid>
            {related.map((post) => (
              <PostCard key={post.slug} post={post} />
            ))}
          </CardGrid>
        </Section>
      )}
    </>
  );
}
