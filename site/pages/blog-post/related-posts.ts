import type { ContentReader, PostSummary } from "#contract";
import { nearMatches } from "../../near-matches/near-matches.ts";

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

/** For a path without a post: the posts with a similar address, or the newest ones. */
export function postsInstead(
  path: string,
  posts: readonly PostSummary[],
  limit = 2,
): { related: PostSummary[]; guessed: boolean } {
  const meant = nearMatches(
    path,
    posts.map((post) => ({ path: `/blog/${post.slug}`, post })),
    limit,
  ).map(({ post }) => post);
  return meant.length > 0
    ? { related: meant, guessed: true }
    : { related: posts.slice(0, limit), guessed: false };
}
