import { PostGrid } from "../../components/PostGrid.tsx";
import { ArticlesNotice } from "./ArticlesNotice.tsx";
import { categoryName } from "./choose-posts.ts";
import type { BlogData } from "./data.ts";
import { Featured } from "./Featured.tsx";
import { Filters } from "./Filters.tsx";
import { useBlogList } from "./useBlogList.ts";
import { listMessages } from "../../messages/lists.ts";

/** The articles that match the address. */
export function BlogList({ data }: { data: BlogData }) {
  const { filters, address, list, isFeaturedLoading, highlighted } =
    useBlogList(data);
  const { category } = filters;
  const posts = [...(list.data?.entries ?? []), ...data.list.entries];
  return (
    <>
      <h2 className="sr-only">{listMessages.articlesHeading}</h2>
      <Filters
        filters={filters}
        count={list.data?.total}
        categoryName={category && categoryName(category, posts)}
      />
      <Featured loading={isFeaturedLoading} post={highlighted} />
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
          retry={() => list.refetch()}
        />
      )}
    </>
  );
}
