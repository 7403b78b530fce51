import type { PostSummary } from "#contract";
import { SiteLink } from "../../components/SiteLink.tsx";
import { Button } from "../../components/ui/Button.tsx";
import { Section } from "../../components/ui/Section.tsx";
import { postMessages } from "../../messages/blog.ts";
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
  const details: [string, string | number][] = [
    ["Slug", slug],
    ["Address", `/blog/${slug}`],
    ["Status", failure.status ?? "no reply"],
    ["Message", failure.message],
    ["Time", failure.time],
  ];
  return (
    <>
      <Section>
        <div className="post-not-found">
          <h1>{postMessages.notFound}</h1>
          <p className="lead">
            {failure.status === 404
              ? "No article is published at this address. It may have moved, or the link has a slip in it."
              : "The article could not be loaded. Reloading the page may help."}
          </p>
          <Button as={SiteLink} href="/blog">
            Back to Blog
          </Button>
          <details>
            <summary>Technical details</summary>
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
        heading={isGuess ? "Did you mean" : "Newest articles"}
        space="joined"
      />
    </>
  );
}
