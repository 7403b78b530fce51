import type { PostSummary } from "#contract";
import { nearMatches } from "../../near-matches/near-matches.ts";

/** The posts that share most categories with this one, newest first. */
export function relatedPosts(
  post: PostSummary,
  posts: readonly PostSummary[],
  limit = 2,
): PostSummary[] {
  const own = new Set(post.categories.map(({ slug }) => slug));
  const shared = ({ categories }: PostSummary) =>
    categories.filter(({ slug }) => own.has(slug)).length;
  return posts
    .filter(({ slug }) => slug !== post.slug)
    .toSorted((a, b) => shared(b) - shared(a))
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
