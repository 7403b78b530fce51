import type { ContentReader, Post, PostSummary } from "#contract";
import { readingMessages } from "../../messages/reading.ts";
import { searchMessages } from "../../messages/search.ts";
import { nearMatches, pathWords } from "../../near-matches/near-matches.ts";

function toSummary({ content: _content, toc: _toc, ...summary }: Post) {
  return summary;
}

/** For a path without a post: the posts with a similar address, or the newest ones, with their heading. */
export async function postsInstead(
  path: string,
  content: Pick<ContentReader, "post" | "posts" | "similarPages">,
  limit = 2,
): Promise<{ related: PostSummary[]; relatedHeading: string }> {
  const pages = content
    .similarPages(pathWords(path))
    .filter((page) => page.path.startsWith("/blog/"));
  const meant = await Promise.all(
    nearMatches(path, pages, limit).map((page) =>
      content.post(page.path.slice("/blog/".length)),
    ),
  );
  const related = meant.flatMap((post) => (post ? toSummary(post) : []));
  return related.length > 0
    ? { related, relatedHeading: searchMessages.near }
    : {
        related: content.posts({ limit }),
        relatedHeading: readingMessages.newestArticles,
      };
}
