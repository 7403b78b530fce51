import type { PostSummary } from "#contract";
import type { BlogFilters } from "./filters.ts";

function inCategory(post: PostSummary, category: string | undefined): boolean {
  return (
    category === undefined ||
    post.categories.some(({ slug }) => slug === category)
  );
}

/** What the list shows of what was loaded. */
export interface ChosenPosts {
  /** The highlighted post: where it fits the filters, and only there. */
  featured: PostSummary | undefined;
  /** The grid, without the highlighted post; undefined until the list is loaded. */
  grid: PostSummary[] | undefined;
  /** How many posts fit the filters. */
  count: number;
}

/** Applies the filters to the loaded posts, whose type the server has seen to. No post is shown twice. */
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

/** The name of a category as the loaded posts know it, or else its slug in words. */
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
