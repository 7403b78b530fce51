import type { ContentReader, Post, PostSummary } from "#contract";
import { nearMatches, pathWords } from "../../near-matches/near-matches.ts";

function toSummary({ content: _content, toc: _toc, ...summary }: Post) {
  return summary;
}

/** For a path without a post: the posts with a similar address, or the newest ones. */
export async function postsInstead(
  path: string,
  content: Pick<ContentReader, "post" | "posts" | "similarPages">,
  limit = 2,
): Promise<{ related: PostSummary[]; guessed: boolean }> {
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
    ? { related, guessed: true }
    : { related: content.posts({ limit }), guessed: false };
}
