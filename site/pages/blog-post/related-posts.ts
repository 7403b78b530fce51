import type { PostSummary } from "#contract";

/** What else to read: the posts that share most categories with this one, newest first among equals. */
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
