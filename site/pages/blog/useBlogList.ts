import { use } from "react";
import { useSearchParams } from "react-router-dom";
import { useFeaturedPost, usePosts } from "../../api/posts.ts";
import { ShownAt } from "../../routing/shown-at.ts";
import { chooseFeatured } from "./choose-posts.ts";
import type { BlogData } from "./data.ts";
import { formatFilters, parseFilters } from "./filters.ts";

/** The page of articles for the current address: from the document if it has it, or else from the server. */
export function useBlogList(data: BlogData) {
  const [query] = useSearchParams();
  const at = use(ShownAt);
  const filters = parseFilters(query);
  const { type, category } = filters;
  const address = formatFilters(filters);
  const isInDocument = type === data.type && category === data.category;
  const page = isInDocument ? data.list.page : 1;
  const isFirstPage = page === 1;
  const list = usePosts(
    { type, category, page, address },
    isInDocument ? data.list : undefined,
    at,
  );
  const featured = useFeaturedPost(data.featured, at, isFirstPage);
  return {
    filters,
    /** Path and query of the list's first page. */
    address,
    list,
    isFeaturedLoading:
      isFirstPage && featured.data === undefined && !featured.error,
    /** The featured article, if it is shown above the list. */
    highlighted: isFirstPage
      ? chooseFeatured(featured.data, filters)
      : undefined,
  };
}
