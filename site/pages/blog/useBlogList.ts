import { use } from "react";
import type { PostSummary } from "#contract";
import { listFromApi, useFeaturedPost, usePosts } from "../../api/posts.ts";
import { useLoadedAt, usePageQuery } from "../../navigation/page-location.ts";
import { PageLoader } from "../../navigation/page-loader.ts";
import { listFromPage } from "../../paging/list-from-page.ts";
import { pageAddress } from "../../paging/page-address.ts";
import { chooseFeatured } from "./choose-posts.ts";
import type { BlogData } from "./data.ts";
import { formatFilters, parseFilters } from "./filters.ts";

/** The page of articles for the current address: from the document if it has it, or else from the server. */
export function useBlogList(data: BlogData) {
  const query = usePageQuery();
  const { load } = use(PageLoader);
  const loadedAt = useLoadedAt();
  const filters = parseFilters(query);
  const { type, category } = filters;
  const address = formatFilters(filters);
  const isInDocument = type === data.type && category === data.category;
  const page = isInDocument ? data.list.page : 1;
  // The API cannot filter by category, so such a list is read from its page.
  const source =
    category === undefined
      ? listFromApi(type, page)
      : listFromPage<PostSummary>(pageAddress(address, page), load);
  const list = usePosts(source, isInDocument ? data.list : undefined, loadedAt);
  const isFirstPage = page === 1;
  const featured = useFeaturedPost(data.featured, loadedAt, isFirstPage);
  return {
    filters,
    /** Path and query of the list's first page. */
    address,
    list,
    isFeaturedLoading: isFirstPage && featured.isPending,
    /** The featured article, if it is shown above the list. */
    highlighted: isFirstPage
      ? chooseFeatured(featured.data, filters)
      : undefined,
  };
}
