/**
 * Every word of the interface of the site: buttons, labels, what screen readers say, and the messages of forms. Those of
 * single pages are in the `*-messages.ts` beside it; the texts of pages are in content/pages/. A site in another language
 * has its words here in place of these; a missing one fails the type check.
 */
export * from "./connection-messages.ts";
export * from "./home-messages.ts";
export * from "./page-messages.ts";
export * from "./pricing-messages.ts";

/** The frame of every page. */
export const shellMessages = {
  skip: "Skip to content",
  mainMenu: "Main",
  menu: "Menu",
  connect: "Connect",
  breadcrumb: "Breadcrumb",
  theme: "Theme",
  light: "Light",
  dark: "Dark",
  system: "System",
  notifications: "Notifications",
  closeNotification: "Close notification",
  tryAgain: "Try again",
  toLight: "Switch to light theme",
  toDark: "Switch to dark theme",
  home: "Home",
  feed: "RSS feed",
  copyCode: "Copy code",
  codeCopied: "Copied",
  codeNotCopied: "Not copied",
  newTab: "(opens in a new tab)",
} as const;

/** A page whose script failed in the browser. */
export const brokenPageMessages = {
  title: "This page broke",
  text: "Something on it failed in your browser. Reloading usually helps, and the rest of the site still works.",
  reload: "Reload the page",
  home: "Go to the home page",
  tellUs: "Tell us",
} as const;

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

/** A text to read: a post, a guide, documentation. */
export const readingMessages = {
  minutes: (minutes: number) => `${minutes} min read`,
  onThisPage: "On this page",
  contents: "Contents",
  previousAndNext: "Previous and next",
  lastChanged: "Last changed",
  lastUpdated: "Last updated",
  edit: "Edit this page",
  related: "Related reading",
  backToBlog: "Back to Blog",
  article: "Article",
  loading: "Loading the article",
  writtenBy: "Written by",
  published: "Published",
  updated: "Updated",
  readTime: "Read time",
  categories: "Categories",
  tags: "Tags",
  afterArticle: "After the article",
  relatedArticles: "Read next",
  newestArticles: "Newest articles",
  notPublished:
    "No article is published at this address. It may have moved, or the link has a slip in it.",
  notLoaded: "The article could not be loaded. Reloading the page may help.",
  noArticle: "There is no article at this address.",
  details: "Technical details",
  detailNames: {
    slug: "Slug",
    address: "Address",
    status: "Status",
    noReply: "no reply",
    message: "Message",
    time: "Time",
  },
  allDocumentation: "All of the documentation",
  documentation: "Documentation",
  otherGroups: "Elsewhere in the documentation",
  groupTitle: (group: string) => `${group} documentation`,
  groupDescription: (description: string, articles: string) =>
    `${description} ${articles}, in the order to read them.`,
  part: (number: number, total: number) => `Part ${number} of ${total}`,
} as const;

/** The buttons below a post. */
export const shareMessages = {
  legend: "Share this article",
  copy: "Copy link",
  copied: "Link copied.",
  notCopied: (address: string) => `Please copy the link yourself: ${address}`,
  share: "Share",
  notShared: "Sharing did not work. Please copy the link.",
} as const;

/** The search page and the search dialog. */
export const searchMessages = {
  title: "Search",
  description:
    "Search the posts, guides, documentation, open positions and pages of this site.",
  open: "Search (press /)",
  label: "Search the site",
  close: "Close the search",
  recent: "Recent pages",
  scope: "Posts, guides, documentation and every page of this site.",
  fullScope:
    "Posts, guides, documentation, examples, open positions and every page of this site.",
  partial:
    "We're still adding pages to the search. Look again in a minute for more.",
  failed: "The search does not answer. The search page may.",
  pageCount: (count: number) => (count === 1 ? "1 page" : `${count} pages`),
  insteadOf: (count: string, corrected: string) =>
    `No page has these words. ${count} for "${corrected}"`,
  all: "All results",
  results: "Results",
  pages: "Pages of results",
  near: "Did you mean",
  start: "Good places to look",
  nothing: "Nothing matches",
  everyWord:
    "Every word has to appear. Try fewer of them, or just the beginning of one.",
  places: [
    {
      path: "/documentation",
      title: "Documentation",
      text: "says what each screen and setting does.",
    },
    {
      path: "/guides",
      title: "Guides",
      text: "take one job from start to finish.",
    },
    { path: "/faq", title: "FAQ", text: "has the short answers." },
    {
      path: "/contact-us",
      title: "Contact us",
      text: "when it isn't written down yet.",
    },
  ],
  noSuchPage: "There is no such page of results for",
  for: "for",
  resultCount: (count: number, shown: string) =>
    count === 1 ? `${shown} result` : `${shown} results`,
  best: (shown: string, results: string) => `The best ${shown} of ${results}`,
  pageOf: (page: number, results: string) => `Page ${page} of ${results}`,
} as const;

/** The bar on a page that is not published yet. */
export const previewMessages = {
  label: "Preview",
  draft: "Draft preview",
  scheduled: "Scheduled preview",
  hidden: "visitors of the public site cannot see this page.",
  expires: "expires",
  goesLive: "Goes live",
} as const;

/** Shown when the server fails, whatever the request was. */
export const failureMessages = {
  title: "Something went wrong",
  text: "Please try again later.",
} as const;

/** Labels of actions that lead to the same place on every page. */
export const actionLabels = {
  getStarted: "Get Started",
  bookDemo: "Book a Demo",
} as const;
