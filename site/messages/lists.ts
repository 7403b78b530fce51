/** Lists that are shown page by page. `shown` is the count as it is written in the language of the site. */
export const listMessages = {
  previous: "Previous",
  next: "Next",
  /** These two are for screen readers: after `previous` and `next`, and before the number of a page. */
  ofPages: "page",
  page: "Page",
  loading: "Loading...",
  articles: "articles",
  examples: "examples",
  guides: "guides",
  resources: "resources",
  changes: "changes",
  titleOfPage: (title: string, page: number) => `${title}, page ${page}`,
  pageOf: (page: number, pages: number) => `Page ${page} of ${pages}.`,
  articleCount: (count: number, shown: string) =>
    count === 1 ? `${shown} article` : `${shown} articles`,
  resourceCount: (count: number, shown: string) =>
    count === 1 ? `${shown} resource` : `${shown} resources`,
  range: (start: string, end: string, total: string, noun: string) =>
    `Showing ${start} to ${end} of ${total} ${noun}`,
  loadMore: (noun: string) => `Load more ${noun}`,
  pagesOf: (noun: string) => `Pages of ${noun}`,
  articlesHeading: "Articles",
  none: "There are no articles here yet.",
  showAll: "Show all articles",
  loadingArticles: "Loading articles",
  filterByType: "Filter by type",
  removeCategory: "Remove the category",
  otherCategories: "Other categories",
  featured: "Featured",
  loadingFeatured: "Loading the featured article",
} as const;
