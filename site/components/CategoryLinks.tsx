import type { PostCategory } from "#contract";
import { SiteLink } from "./SiteLink.tsx";

/** The categories of a post as links to the filtered list. */
export function CategoryLinks({
  categories,
}: {
  categories: readonly PostCategory[];
}) {
  return (
    <ul className="category-links">
      {categories.map(({ slug, name }) => (
        <li key={slug}>
          <SiteLink href={`/blog?category=${encodeURIComponent(slug)}`}>
            {name}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
