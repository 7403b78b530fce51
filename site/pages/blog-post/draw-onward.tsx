import { renderToStaticMarkup } from "react-dom/server";
import type { PostSummary } from "#contract";
import { Portrait } from "../../components/Portrait.tsx";
import { Pager } from "../../components/reading/Pager.tsx";
import { SourceLine } from "../../components/reading/SourceLine.tsx";
import type { ReadingNeighbors } from "../../reading/reading-link.ts";
import type { TextSource } from "../../reading/text-source.ts";
import { DemoCall } from "./DemoCall.tsx";
import { ReadNext } from "./ReadNext.tsx";

interface Onward {
  authorName: string;
  source: TextSource;
  neighbors: ReadingNeighbors;
  related: readonly PostSummary[];
}

/** Renders the author's portrait and what comes after a post to HTML: none of it needs a script. Server only. */
export function drawOnward({ authorName, source, neighbors, related }: Onward) {
  return {
    face: renderToStaticMarkup(<Portrait name={authorName} />),
    end: renderToStaticMarkup(
      <>
        <SourceLine {...source} />
        <Pager {...neighbors} />
      </>,
    ),
    after: renderToStaticMarkup(
      <>
        <DemoCall />
        <ReadNext posts={related} heading="Related articles" />
      </>,
    ),
  };
}

/** Renders the posts to read instead of a missing one. Server only. */
export function drawInstead(
  posts: readonly PostSummary[],
  isGuess: boolean,
): string {
  const heading = isGuess ? "Did you mean" : "Newest articles";
  return renderToStaticMarkup(
    <ReadNext posts={posts} heading={heading} space="joined" />,
  );
}
