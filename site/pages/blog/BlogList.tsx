import { useState } from "react";
import { useFeaturedPost, usePosts } from "../../api/blog.ts";
import { ArticleGrid } from "./ArticleGrid.tsx";
import { categoryName, choosePosts } from "./choose-posts.ts";
import type { BlogData } from "./data.ts";
import { Featured } from "./Featured.tsx";
import { Filters } from "./Filters.tsx";
import { parseFilters } from "./filters.ts";
import { usePageQuery } from "../../navigation/page-location.ts";

/** The articles that match the address. The server filters by type, this page by category. */
export function BlogList({ data }: { data: BlogData }) {
  const query = usePageQuery();
  const [loadedAt] = useState(Date.now);
  const filters = parseFilters(query);
  const { type, category } = filters;
  const list = usePosts(
    type,
    type === data.type ? data.posts : undefined,
    loadedAt,
  );
  const featured = useFeaturedPost(data.featured, loadedAt);
  const chosen = choosePosts(list.data, featured.data, filters);
  return (
    <>
      <h2 className="sr-only">Articles</h2>
      <Filters
        filters={filters}
        count={chosen.grid && chosen.count}
        categoryName={
          category &&
          categoryName(category, [...(list.data ?? []), ...data.posts])
        }
      />
      <Featured loading={featured.isPending} post={chosen.featured} />
      <ArticleGrid
        chosen={chosen}
        failed={list.error !== null && !list.data}
        retry={list.refetch}
      />
    </>
  );
}
