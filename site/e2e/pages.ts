import { routeTable, type Address } from "../route-table.ts";

interface PageCheck {
  path: string;
  status: number;
  /** Part of the title. */
  title: string;
  h1: RegExp;
}

/** A page that exists must be in the route table: type checking names the lines of one that was removed. */
type DescribedPage = PageCheck &
  ({ status: 200; path: Address } | { status: 404 });

const described: readonly DescribedPage[] = [
  {
    path: "/",
    status: 200,
    title: "Home at Tidemark",
    h1: /^Hear which/u,
  },
  {
    path: "/blog",
    status: 200,
    title: "Blog at Tidemark",
    h1: /^Tidemark on blog$/u,
  },
  {
    path: "/blog?type=guide",
    status: 200,
    title: "Blog at Tidemark",
    h1: /^Tidemark on blog$/u,
  },
  {
    path: "/blog/reading-a-quiet-signal",
    status: 200,
    title: "How to read a quiet signal",
    h1: /How to read a quiet signal/u,
  },
  {
    path: "/blog/the-week-a-rival-launched",
    status: 200,
    title: "The week a rival launched",
    h1: /The week a rival launched/u,
  },
  {
    path: "/blog/category/first-words",
    status: 200,
    title: "First Words articles",
    h1: /^First Words$/u,
  },
  {
    path: "/blog/author/ana-prado",
    status: 200,
    title: "Articles by Ana Prado",
    h1: /^Ana Prado$/u,
  },
  {
    path: "/blog?page=2",
    status: 404,
    title: "404 Page Not Found",
    h1: /404 Page Not Found/u,
  },
  {
    path: "/blog/no-such-post",
    status: 404,
    title: "Blog Post Not Found",
    h1: /Blog Post Not Found/u,
  },
  {
    path: "/no-such-page",
    status: 404,
    title: "404 Page Not Found",
    h1: /404 Page Not Found/u,
  },
  {
    path: "/documentation",
    status: 200,
    title: "Documentation at Tidemark",
    h1: /^Tidemark on documentation$/u,
  },
  {
    path: "/documentation/integrations",
    status: 200,
    title: "Integrations documentation",
    h1: /^Integrations$/u,
  },
  {
    path: "/documentation/csv-export",
    status: 200,
    title: "Export a list as CSV",
    h1: /Export a list as CSV/u,
  },
  {
    path: "/documentation/examples",
    status: 200,
    title: "Documentation examples at Tidemark",
    h1: /^Tidemark on documentation examples$/u,
  },
  {
    path: "/documentation/no-such-topic",
    status: 404,
    title: "404 Page Not Found",
    h1: /404 Page Not Found/u,
  },
  {
    path: "/guides",
    status: 200,
    title: "Guides at Tidemark",
    h1: /^Tidemark on guides$/u,
  },
  {
    path: "/guides/score-and-hand-over-leads",
    status: 200,
    title: "Score leads and hand them over",
    h1: /Score leads and hand them over/u,
  },
  {
    path: "/guides/no-such-guide",
    status: 404,
    title: "404 Page Not Found",
    h1: /404 Page Not Found/u,
  },
  {
    path: "/faq",
    status: 200,
    title: "Faq at Tidemark",
    h1: /^Tidemark on faq$/u,
  },
  {
    path: "/terms-and-conditions",
    status: 200,
    title: "Terms and Conditions",
    h1: /^Terms and Conditions$/u,
  },
  {
    path: "/privacy-policy",
    status: 200,
    title: "Privacy Policy",
    h1: /^Privacy Policy$/u,
  },
  {
    path: "/changelog",
    status: 200,
    title: "Changelog at Tidemark",
    h1: /^Tidemark on changelog$/u,
  },
  {
    path: "/changelog/lists-by-question",
    status: 200,
    title: "Lists are named by their question",
    h1: /Lists are named by their question/u,
  },
  {
    path: "/api-access",
    status: 200,
    title: "Api access at Tidemark",
    h1: /^Tidemark on api access$/u,
  },
  {
    path: "/resources",
    status: 200,
    title: "Resources at Tidemark",
    h1: /^Tidemark on resources$/u,
  },
  {
    path: "/resources?type=podcast",
    status: 200,
    title: "Resources at Tidemark",
    h1: /^Tidemark on resources$/u,
  },
  { path: "/search", status: 200, title: "Search", h1: /^Search$/u },
  { path: "/search?q=csv", status: 200, title: "Search", h1: /^Search$/u },
  {
    path: "/search?q=xylophone",
    status: 200,
    title: "Search",
    h1: /^Search$/u,
  },
  {
    path: "/about-us",
    status: 200,
    title: "About at Tidemark",
    h1: /^Tidemark on about$/u,
  },
  {
    path: "/contact-us?job=field-researcher",
    status: 200,
    title: "Contact at Tidemark",
    h1: /^Tidemark on contact$/u,
  },
  {
    path: "/careers",
    status: 200,
    title: "Careers at Tidemark",
    h1: /^Tidemark on careers$/u,
  },
  {
    path: "/careers/field-researcher",
    status: 200,
    title: "Field Researcher",
    h1: /^Field Researcher$/u,
  },
  {
    path: "/careers/astronaut",
    status: 404,
    title: "404 Page Not Found",
    h1: /404 Page Not Found/u,
  },
  {
    path: "/sitemap",
    status: 200,
    title: "Sitemap at Tidemark",
    h1: /^Tidemark on sitemap$/u,
  },
  {
    path: "/api-test",
    status: 200,
    title: "API test tool",
    h1: /^API test tool$/u,
  },
  {
    path: "/early-access",
    status: 200,
    title: "Early access at Tidemark",
    h1: /^Tidemark on early access$/u,
  },
  {
    path: "/features",
    status: 200,
    title: "Features at Tidemark",
    h1: /^Tidemark on features In short\.$/u,
  },
  {
    path: "/integrations",
    status: 200,
    title: "Integrations at Tidemark",
    h1: /^Tidemark on integrations$/u,
  },
  {
    path: "/pricing",
    status: 200,
    title: "Pricing at Tidemark",
    h1: /^Tidemark on pricing$/u,
  },
  {
    path: "/how-it-works",
    status: 200,
    title: "How it works at Tidemark",
    h1: /^Tidemark on how it works$/u,
  },
  {
    path: "/benefits",
    status: 200,
    title: "Benefits at Tidemark",
    h1: /^Tidemark on benefits$/u,
  },
  {
    path: "/engagement-monitoring",
    status: 200,
    title: "Engagement monitoring at Tidemark",
    h1: /^Tidemark on engagement monitoring$/u,
  },
  {
    path: "/connection-monitoring",
    status: 200,
    title: "Connection monitoring at Tidemark",
    h1: /^Tidemark on connection monitoring$/u,
  },
];

/** Pages of the table without a specific check. Those that are always separate documents have their own tests. */
const others = routeTable
  .filter(
    ({ path, sitemap, ownDocument }) =>
      !/[:*]/u.test(path) && sitemap !== false && !ownDocument,
  )
  .filter(({ path }) => !described.some((page) => page.path === path))
  .map(({ path }): PageCheck => ({ path, status: 200, title: "", h1: /./u }));

/** Every kind of page, for tests of all pages. */
export const pages: readonly PageCheck[] = [...described, ...others];
