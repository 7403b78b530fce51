import type { PostSummary } from "#contract";
import { SiteLink } from "../../components/SiteLink.tsx";
import { Button } from "../../components/ui/Button.tsx";
import { Section } from "../../components/ui/Section.tsx";
import {
  postMessages,
  readingMessages,
  searchMessages,
} from "../../messages.ts";
import type { PostFailure } from "./post-failure.ts";
import { ReadNext } from "./ReadNext.tsx";

interface PostNotFoundProps {
  slug: string;
  failure: PostFailure;
  /** Posts to read instead. */
  related: readonly PostSummary[];
  /** True if they have similar addresses. */
  isGuess: boolean;
}

/** Shown in place of a post that could not be loaded, with details for support. */
export function PostNotFound({
  slug,
  failure,
  related,
  isGuess,
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
      <Section>
        <div className="post-not-found">
          <h1>{postMessages.notFound}</h1>
          <p className="lead">
            {failure.status === 404
              ? readingMessages.notPublished
              : readingMessages.notLoaded}
          </p>
          <Button as={SiteLink} href="/blog">
            {readingMessages.backToBlog}
          </Button>
          <details>
            <summary>{readingMessages.details}</summary>
            <dl>
              {details.map(([term, value]) => (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </details>
        </div>
      </Section>
      <ReadNext
        posts={related}
        heading={isGuess ? searchMessages.near : readingMessages.newestArticles}
        space="joined"
      />
    </>
  );
}
