import type { ContentReader, PostRange, PostSummary } from "#contract";
import type { BlogEntry } from "#schema";
import type { ContentState } from "./content-state.ts";

function fits(post: PostSummary, range: PostRange): boolean {
  const { type, featured, category, author, after } = range;
  return (
    (type === undefined || post.type === type) &&
    (featured === undefined || post.featured === featured) &&
    (author === undefined ||
      post.authorSlug === author ||
      post.authors?.some(({ slug }) => slug === author) === true) &&
    (category === undefined ||
      post.categories.some(({ slug }) => slug === category)) &&
    (after === undefined ||
      post.publishedDate < after.publishedDate ||
      (post.publishedDate === after.publishedDate && post.slug > after.slug))
  );
}

/** The posts to read after one, as the index says, then others of its main category, then the newest. */
function* relatedTo(
  post: BlogEntry,
  visible: readonly BlogEntry[],
): Generator<BlogEntry> {
  for (const asked of post.related)
    yield* visible.filter(({ path }) => path === asked);
  const [main] = post.categories;
  yield* visible.filter(({ categories: [first] }) => first === main);
  yield* visible;
}

/** @param visible the posts that visitors may see, in the order of lists */
export function createPostLists(
  { posts: summaries }: ContentState,
  visible: readonly BlogEntry[],
): Pick<ContentReader, "posts" | "countPosts" | "relatedPosts"> {
  const posts = visible.flatMap(({ slug }) => summaries.get(slug) ?? []);
  return {
    posts({ offset = 0, limit = Infinity, ...range } = {}) {
      const found = posts.filter((post) => fits(post, range));
      return found.slice(offset, offset + limit);
    },
    countPosts: (filter = {}) =>
      posts.filter((post) => fits(post, filter)).length,
    relatedPosts(slug, limit) {
      const post = visible.find((entry) => entry.slug === slug);
      if (!post) return [];
      const found = new Set<PostSummary>();
      for (const other of relatedTo(post, visible)) {
        if (found.size === limit) break;
        const summary = summaries.get(other.slug);
        if (summary && other.slug !== slug) found.add(summary);
      }
      return [...found];
    },
  };
}
