import type { PostSummary } from "#contract";
import type { BlogFilters } from "./filters.ts";

export function chooseFeatured(
  featured: PostSummary | null | undefined,
  { type, category }: BlogFilters,
): PostSummary | undefined {
  const fits =
    featured &&
    (type === "" || featured.type === type) &&
    (category === undefined ||
      featured.categories.some(({ slug }) => slug === category));
  return fits ? featured : undefined;
}

/** The name of a category in some posts, or its slug as words. */
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
