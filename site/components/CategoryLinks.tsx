import type { PostCategory } from "#contract";
import { SiteLink } from "./SiteLink.tsx";

/** The categories of a post as links to the filtered list. */
export function CategoryLinks({
  categories,
}: {
  categories: readonly PostCategory[];
}) {
  return (
    <ul className="flex flex-wrap gap-x-4 lg:grid">
      {categories.map(({ slug, name }) => (
        <li key={slug}>
          <SiteLink
            href={`/blog?category=${encodeURIComponent(slug)}`}
            className="text-link underline-offset-4 hover:text-link-hover hover:underline"
          >
            {name}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
