/**
 * Every page of the site: the one fact that the site hands back to the toolchain and the server, as `#routes`. Plain
 * data without imports. Links, slugs and search suggestions are checked by it, sitemap.xml, the browser's router and
 * the tests are made from it.
 */

/** One line of the table: an address, and the folder below `pages/` that answers it. */
export interface RouteLine {
  /** React Router pattern. Of two that fit an address, the earlier one answers. */
  path: string;
  page: string;
  /** The query parameters that the page reads. It is cached for each of their values; it never gets to see others. */
  query?: readonly string[];
  /** The page shows the Markdown entry that has this address: its slug is not reserved. */
  showsEntry?: true;
  /** The first page of a list that follows changes of its filters in the browser by itself, without a new document. */
  followsQuery?: true;
  /** Always a document of its own, never swapped in or out: its content policy and scripts are for this page alone. */
  ownDocument?: true;
  /** False for what search engines are told to leave out: redirects, tools, lists that visitors make. Without a twin. */
  sitemap?: false;
}

export const routeTable: readonly RouteLine[] = [
  { path: "/", page: "home" },

  // What the service does and costs.
  { path: "/features", page: "features" },
  { path: "/integrations", page: "integrations" },
  { path: "/pricing", page: "pricing" },
  { path: "/how-it-works", page: "how-it-works" },
  { path: "/benefits", page: "benefits" },
  { path: "/engagement-monitoring", page: "engagement-monitoring" },
  { path: "/connection-monitoring", page: "connection-monitoring" },

  // What there is to read.
  {
    path: "/blog",
    page: "blog",
    query: ["type", "category", "page"],
    followsQuery: true,
  },
  {
    path: "/blog/category/:category",
    page: "blog-category",
    query: ["page"],
  },
  { path: "/blog/author/:author", page: "blog-author", query: ["page"] },
  { path: "/blog/:slug", page: "blog-post" },
  { path: "/documentation", page: "documentation" },
  {
    path: "/documentation/examples",
    page: "documentation-examples",
    query: ["page"],
  },
  { path: "/documentation/examples/:slug", page: "documentation-example" },
  {
    path: "/documentation/:topic",
    page: "documentation-topic",
    query: ["page"],
  },
  { path: "/guides", page: "guides", query: ["page"] },
  { path: "/guides/:slug", page: "guide" },
  {
    path: "/resources",
    page: "resources",
    query: ["type", "page"],
    followsQuery: true,
  },
  { path: "/search", page: "search", query: ["q", "page"], sitemap: false },
  { path: "/faq", page: "faq" },
  { path: "/changelog", page: "changelog", query: ["page"] },
  { path: "/changelog/:slug", page: "changelog-entry" },
  { path: "/api-access", page: "api-access" },
  {
    path: "/terms-and-conditions",
    page: "terms-and-conditions",
    showsEntry: true,
  },
  { path: "/privacy-policy", page: "privacy-policy", showsEntry: true },

  // The company, its people and how to reach them.
  { path: "/about-us", page: "about" },
  { path: "/contact-us", page: "contact", query: ["topic", "job"] },
  { path: "/book", page: "book", ownDocument: true },
  { path: "/demo", page: "demo", sitemap: false },
  { path: "/careers", page: "careers" },
  { path: "/careers/:slug", page: "job" },
  { path: "/sitemap", page: "sitemap" },
  { path: "/api-test", page: "api-test", sitemap: false },
  { path: "/early-access", page: "early-access" },
];

/** The file names of a feed's formats, each at the end of an address. */
export const feedFiles = ["rss.xml", "atom.xml", "feed.json"] as const;

const feedsBelow = (path: string) => feedFiles.map((file) => `${path}/${file}`);

/** Every document that the server makes for programs. The patterns are like those of the pages. */
export const documentTable: readonly string[] = [
  "/robots.txt",
  "/sitemap.xml",
  "/llms.txt",
  "/manifest.webmanifest",
  ...feedsBelow(""),
  ...feedsBelow("/blog/category/:category"),
  ...feedsBelow("/changelog"),
];

/** Element ids that the pages around an entry use: no heading of a text gets one of them. */
export const pageIds: readonly string[] = [
  "app",
  "main",
  "page-data",
  "contents",
  "demo-call",
  "footnote-label",
  "mobile-menu",
  "mobile-menu-group",
  "other-groups",
  "other-positions",
  "read-next",
  "related",
  "shelf",
];
