import { use } from "react";
import { useSearchParams } from "react-router-dom";
import { PostGrid } from "../../components/PostGrid.tsx";
import { listMessages } from "../../messages/lists.ts";
import { CardGrid } from "../../components/CardGrid.tsx";
import { EmptyList } from "../../components/EmptyList.tsx";
import { SiteLink } from "../../components/SiteLink.tsx";
import { Button } from "../../components/ui/Button.tsx";
import { Skeleton } from "../../components/ui/Skeleton.tsx";
import { blogMessages } from "../../messages/blog.ts";
import { shellMessages } from "../../messages/shell.ts";
import { FilterLink } from "../../components/FilterLink.tsx";
import { cn } from "../../components/ui/cn.ts";
import { FilterNav } from "../../components/ui/FilterNav.tsx";
import { Icon } from "../../components/ui/Icon.tsx";
import { VisuallyHidden } from "../../components/ui/VisuallyHidden.tsx";
import { SiteLanguage } from "../../language.ts";
import { useFeaturedPost, usePosts } from "../../api/posts.ts";
import { ShownAt } from "../../routing/shown-at.ts";
import { categoryName, chooseFeatured } from "./choose-posts.ts";
import type { BlogData } from "./data.ts";
import { Featured } from "./Featured.tsx";
import {
  type BlogFilters,
  formatFilters,
  parseFilters,
  typeFilters,
} from "./filters.ts";

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

const SKELETONS = 6;

interface ArticlesNoticeProps {
  /** Why there are no articles to show. */
  state: "loading" | "failed" | "empty";
  retry: () => void;
}

/** Replaces the list when the articles are loading, could not be loaded, or none matches. */
function ArticlesNotice({ state, retry }: ArticlesNoticeProps) {
  if (state === "loading") {
    return (
      <>
        <output className="sr-only">{listMessages.loadingArticles}</output>
        <CardGrid>
          {Array.from({ length: SKELETONS }, (_, index) => (
            <div key={index} className="grid gap-4">
              <Skeleton className="aspect-[1200/630] rounded-lg" />
              <Skeleton className="w-2/5" />
              <Skeleton className="h-12" />
              <Skeleton className="h-18" />
              <Skeleton className="w-2/5" />
            </div>
          ))}
        </CardGrid>
      </>
    );
  }
  const failed = state === "failed";
  return (
    <EmptyList {...(failed && { role: "alert" })}>
      <p>{failed ? blogMessages.failed : blogMessages.empty}</p>
      {failed ? (
        <Button variant="outline" onClick={retry}>
          {shellMessages.tryAgain}
        </Button>
      ) : (
        <Button as={SiteLink} variant="outline" href="/blog">
          {listMessages.showAll}
        </Button>
      )}
    </EmptyList>
  );
}

interface FiltersProps {
  filters: BlogFilters;
  /** The number of matches, if it is known. */
  count: number | undefined;
  /** Name of the selected category. */
  categoryName: string | undefined;
}

/** Links for the types, the selected category with a link that removes it, and the number of articles. */
function Filters({ filters, count, categoryName }: FiltersProps) {
  const { formatNumber } = use(SiteLanguage);
  return (
    <div className="mb-8 lg:relative lg:mb-10">
      <FilterNav
        label={listMessages.filterByType}
        as={FilterLink}
        links={typeFilters.map(({ type, label }) => ({
          href: formatFilters({ ...filters, type }),
          label,
          current: type === filters.type,
        }))}
      />
      <div
        className={cn(
          "mt-3 flex min-h-9 flex-wrap items-center justify-between gap-x-4 gap-y-3 text-sm text-muted",
          categoryName || "lg:absolute lg:top-0 lg:right-0 lg:mt-0 lg:min-h-11",
        )}
      >
        {categoryName && (
          <FilterLink
            data-chip=""
            className="inline-flex min-h-9 max-w-full items-center gap-2 rounded-full border border-signal-line bg-signal-soft px-3 py-1 font-medium wrap-anywhere text-link hover:border-link pointer-coarse:min-h-11"
            href={formatFilters({ ...filters, category: undefined })}
          >
            <VisuallyHidden>{`${listMessages.removeCategory} `}</VisuallyHidden>
            {categoryName}
            <Icon name="close" size="sm" />
          </FilterLink>
        )}
        <output data-count="" className="tabular-nums">
          {count !== undefined &&
            listMessages.articleCount(count, formatNumber(count))}
        </output>
      </div>
    </div>
  );
}

/** The page of articles for the current address: from the document if it has it, or else from the server. */
function useBlogList(data: BlogData) {
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
