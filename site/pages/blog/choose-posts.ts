import type { PostSummary } from "#contract";
import type { BlogFilters } from "./filters.ts";

function inCategory(post: PostSummary, category: string | undefined): boolean {
  return (
    category === undefined ||
    post.categories.some(({ slug }) => slug === category)
  );
}

/** The loaded posts after filtering. */
export interface ChosenPosts {
  /** The featured post, if it matches the filters. */
  featured: PostSummary | undefined;
  /** The other posts; undefined until the list is loaded. */
  grid: PostSummary[] | undefined;
  /** The number of posts that match the filters. */
  count: number;
}

/** Filters the loaded posts by category; the server has filtered by type. No post is shown twice. */
export function choosePosts(
  posts: readonly PostSummary[] | undefined,
  featured: PostSummary | null | undefined,
  { type, category }: BlogFilters,
): ChosenPosts {
  const fitting = posts?.filter((post) => inCategory(post, category));
  const highlighted =
    featured &&
    (type === "" || featured.type === type) &&
    inCategory(featured, category)
      ? featured
      : undefined;
  return {
    featured: highlighted,
    grid: fitting?.filter(({ slug }) => slug !== highlighted?.slug),
    count: fitting?.length ?? 0,
  };
}

/** The name of a category in the loaded posts, or its slug as words. */
export function categoryName(
  slug: string,
  posts: readonly PostSummary[],
): string {
  for (const { categories } of posts) {
    const category = categories.find((known) => known.slug === slug);
    if (category) return category.name;
  }
  return slug.replaceAll("-", " ");
}
