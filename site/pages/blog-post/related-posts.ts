import type { ContentReader, Post, PostSummary } from "#contract";
import { nearMatches } from "../../near-matches/near-matches.ts";
import { pathWords } from "../../near-matches/path-distance.ts";

/** How many of the newest posts of a category are compared: the cost does not grow with the blog. */
const MAX_COMPARED = 100;

/** The posts that share most categories with this one, newest first, among the newest of each category. */
export function relatedPosts(
  { slug, categories }: PostSummary,
  content: Pick<ContentReader, "posts">,
  limit = 2,
): PostSummary[] {
  const inCategory = categories.flatMap((category) =>
    content.posts({ category: category.slug, limit: MAX_COMPARED }),
  );
  const shared = new Map<string, number>();
  for (const { slug } of inCategory)
    shared.set(slug, (shared.get(slug) ?? 0) + 1);
  const candidates = [...inCategory, ...content.posts({ limit: limit + 1 })];
  const unique = new Map(candidates.map((post) => [post.slug, post]));
  unique.delete(slug);
  const sharedBy = (post: PostSummary) => shared.get(post.slug) ?? 0;
  return [...unique.values()]
    .toSorted(
      (a, b) =>
        sharedBy(b) - sharedBy(a) ||
        b.publishedDate.localeCompare(a.publishedDate) ||
        a.slug.localeCompare(b.slug),
    )
    .slice(0, limit);
}

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
