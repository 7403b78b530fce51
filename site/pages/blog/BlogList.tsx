import { use, useState } from "react";
import type { PostSummary } from "#contract";
import { PostGrid } from "../../components/PostGrid.tsx";
import { listFromApi, useFeaturedPost, usePosts } from "../../api/blog.ts";
import { usePageQuery } from "../../navigation/page-location.ts";
import { PageLoader } from "../../navigation/page-loader.ts";
import { listFromPage } from "../../paging/list-from-page.ts";
import { pageAddress } from "../../paging/page-address.ts";
import { ArticlesNotice } from "./ArticlesNotice.tsx";
import { categoryName, chooseFeatured } from "./choose-posts.ts";
import type { BlogData } from "./data.ts";
import { Featured } from "./Featured.tsx";
import { Filters } from "./Filters.tsx";
import { formatFilters, parseFilters } from "./filters.ts";

/** The articles that match the address. */
export function BlogList({ data }: { data: BlogData }) {
  const query = usePageQuery();
  const { load } = use(PageLoader);
  const [loadedAt] = useState(Date.now);
  const filters = parseFilters(query);
  const { type, category } = filters;
  const address = formatFilters(filters);
  const isInDocument = type === data.type && category === data.category;
  const page = isInDocument ? data.list.page : 1;
  // The API never gets the category: such a list is read from its page.
  const source =
    category === undefined
      ? listFromApi(type, page)
      : listFromPage<PostSummary>(pageAddress(address, page), load);
  const list = usePosts(source, isInDocument ? data.list : undefined, loadedAt);
  const featured = useFeaturedPost(data.featured, loadedAt, page === 1);
  const highlighted =
    page === 1 ? chooseFeatured(featured.data, filters) : undefined;
  const posts = list.data?.entries ?? [];
  return (
    <>
      <h2 className="sr-only">Articles</h2>
      <Filters
        filters={filters}
        count={list.data?.total}
        categoryName={
          category && categoryName(category, [...posts, ...data.list.entries])
        }
      />
      {page === 1 && (
        <Featured loading={featured.isPending} post={highlighted} />
      )}
      {list.data && list.data.total > 0 ? (
        <PostGrid
          key={address}
          first={list.data}
          without={highlighted?.slug}
          address={address}
        />
      ) : (
        <ArticlesNotice
          state={list.data ? "empty" : list.error ? "failed" : "loading"}
          retry={list.refetch}
        />
      )}
    </>
  );
}
