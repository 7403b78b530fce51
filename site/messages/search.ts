/** The search page and the search dialog. */
export const searchMessages = {
  title: "Search",
  description:
    "Search the posts, guides, documentation, open positions and pages of this site.",
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
  insteadOf: (count: string) => `No page has these words. ${count} for`,
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
