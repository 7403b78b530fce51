/**
 * Every page of the site: the only information that the site exports to the toolchain and the server, as `#routes`.
 * Plain data without imports. It is used to check links, slugs and search suggestions, and to create sitemap.xml, the
 * browser's router and the tests.
 */

/** One line of the table: an address, and the folder of its page below `pages/`. */
export interface RouteLine {
  /** `:name` stands for one segment. If two lines match an address, the earlier one wins. */
  path: string;
  /** By default the path without its slash. */
  page: string;
  /** The short name of a page with a fixed address, for breadcrumbs. For other pages, their titles are used. */
  name?: string;
  /** The query parameters that the page reads. It is cached for each of their values and never receives others. */
  query?: readonly string[];
  /** The page shows the Markdown entry with this address, so its slug is not reserved. */
  showsEntry?: true;
  /** The first page of a list that handles changes of its filters in the browser, without a new document. */
  followsQuery?: true;
  /** Always loaded as a document, because its content policy and scripts are for this page alone. */
  ownDocument?: true;
  /**
   * False for pages that search engines must not index: redirects, tools, lists that depend on visitors' input. They
   * have no Markdown twin.
   */
  sitemap?: false;
}

const table = [
  { path: "/", page: "home" },

  // What the service does and costs.
  { path: "/features", name: "Features" },
  { path: "/integrations", name: "Integrations" },
  { path: "/pricing", name: "Pricing" },
  { path: "/how-it-works", name: "How It Works" },
  { path: "/benefits", name: "Benefits" },
  { path: "/engagement-monitoring", name: "Engagement Monitoring" },
  { path: "/connection-monitoring", name: "Connection Monitoring" },

  // What there is to read.
  {
    path: "/blog",
    name: "Blog",
    query: ["type", "category", "page"],
    followsQuery: true,
  },
  { path: "/blog/category/:category", page: "blog-category", query: ["page"] },
  { path: "/blog/author/:author", page: "blog-author", query: ["page"] },
  { path: "/blog/:slug", page: "blog-post" },
  { path: "/documentation", name: "Documentation" },
  {
    path: "/documentation/examples",
    page: "documentation-examples",
    name: "Examples",
    query: ["page"],
  },
  { path: "/documentation/examples/:slug", page: "documentation-example" },
  {
    path: "/documentation/:topic",
    page: "documentation-topic",
    query: ["page"],
  },
  { path: "/guides", name: "Guides", query: ["page"] },
  { path: "/guides/:slug", page: "guide" },
  {
    path: "/resources",
    name: "Resource Center",
    query: ["type", "page"],
    followsQuery: true,
  },
  { path: "/search", name: "Search", query: ["q", "page"], sitemap: false },
  { path: "/faq", name: "FAQ" },
  { path: "/changelog", name: "Changelog", query: ["page"] },
  { path: "/changelog/:slug", page: "changelog-entry" },
  { path: "/api-access", name: "API Access" },
  { path: "/terms-and-conditions", name: "Terms", showsEntry: true },
  { path: "/privacy-policy", name: "Privacy Policy", showsEntry: true },

  // The company, its people and how to reach them.
  { path: "/about-us", page: "about", name: "About Us" },
  {
    path: "/contact-us",
    page: "contact",
    name: "Contact Us",
    query: ["topic", "job"],
  },
  { path: "/book", name: "Book a Demo", ownDocument: true },
  { path: "/demo", sitemap: false },
  { path: "/careers", name: "Careers" },
  { path: "/careers/:slug", page: "job" },
  { path: "/sitemap", name: "Sitemap" },
  { path: "/api-test", name: "API Test", sitemap: false },
  { path: "/early-access", name: "Early Access" },
] as const satisfies readonly (Omit<RouteLine, "page"> & { page?: string })[];

export const routeTable: readonly RouteLine[] = table.map((line) => ({
  page: line.path.slice(1),
  ...line,
}));

type Filled<Path extends string> =
  Path extends `${infer Start}:${string}/${infer Rest}`
    ? `${Start}${string}/${Filled<Rest>}`
    : Path extends `${infer Start}:${string}`
      ? `${Start}${string}`
      : Path;

type PagePath = Filled<(typeof table)[number]["path"]>;

/**
 * Where a link of the site's own code may lead: to a page of the table, to a place on the page, to a file or to another
 * site.
 */
export type Address =
  | PagePath
  | `/${string}.${string}`
  | `${PagePath}${"?" | "#"}${string}`
  | `#${string}`
  | `${"https" | "mailto"}:${string}`;

/** An address that is written in the code has to be an `Address`. One from the content is checked with the content. */
export type Href<Written extends string> = Written &
  (string extends Written ? Written : Address);

/** The file names of the feed formats, each used at the end of an address. */
export const feedFiles = ["rss.xml", "atom.xml", "feed.json"] as const;

const feedsBelow = (path: string) => feedFiles.map((file) => `${path}/${file}`);

/** All documents for programs. The patterns have the same syntax as those of the pages. */
export const documentTable: readonly string[] = [
  "/robots.txt",
  "/sitemap.xml",
  "/llms.txt",
  "/manifest.webmanifest",
  "/.well-known/security.txt",
  ...feedsBelow(""),
  ...feedsBelow("/blog/category/:category"),
  ...feedsBelow("/changelog"),
];

/** Element ids that pages use around an entry, so no heading of a text may have them. */
export const pageIds: readonly string[] = [
  "app",
  "main",
  "page-data",
  "contents",
  "footnote-label",
  "mobile-menu",
  "mobile-menu-group",
  "other-groups",
  "other-positions",
  "read-next",
  "related",
  "series",
];
