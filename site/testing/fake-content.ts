import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import type {
  ContentReader,
  EntryOf,
  EntryPage,
  MarkdownName,
  PageName,
  PageWords,
  Post,
  PostFilter,
  PostSummary,
  SearchAnswer,
} from "#contract";
import { samplePage } from "./sample-entries.ts";
import { sampleTheme } from "../../server/testing/sample-theme.ts";

interface FakeContent {
  /** In the order of lists. */
  posts?: readonly PostSummary[];
  articles?: readonly Post[];
  /** The entries of Markdown collections, in the order of lists. */
  lists?: { [Name in MarkdownName]?: EntryOf<Name>[] };
  /** The pages of entries other than posts. */
  pages?: readonly EntryPage[];
  /** The answer to every search. */
  answer?: SearchAnswer;
  records?: Partial<
    Pick<ContentReader, "authors" | "categories" | "resources">
  >;
}

function postPage(post: PostSummary): EntryPage {
  return samplePage(`/blog/${post.slug}`, {
    title: post.title,
    description: post.description,
    date: post.updatedDate ?? post.publishedDate,
    kind: "Blog post",
    related: "Blog",
  });
}

function fits({ type, featured, category, author }: PostFilter) {
  return (post: PostSummary) =>
    (type === undefined || post.type === type) &&
    (featured === undefined || post.featured === featured) &&
    (author === undefined || post.authorSlug === author) &&
    (category === undefined ||
      post.categories.some(({ slug }) => slug === category));
}

const PAGES = join(import.meta.dirname, "../../tests/fixture-content/pages");

/** The words of a page in the content that tests own. */
export function readWords<Name extends PageName>(name: Name): PageWords<Name>;
export function readWords(name: string): unknown {
  return parse(readFileSync(join(PAGES, `${name}.yaml`), "utf8"));
}

const link = (label: string, href: string) => ({ label, href });

const settings = {
  site: {
    name: "Northlark",
    tagline: "Know who is paying attention",
    description: "A description.",
    host: "northlark.example",
    supportEmail: "support@northlark.example",
    office: { city: "Tallinn", country: "Estonia", lines: ["Tallinn"] },
    application: {
      origin: "https://app.northlark.example",
      loginPath: "/auth/login",
      signUpPath: "/auth/signup",
    },
    social: [],
    scheduler: {
      frameUrl: "https://scheduler.example/demo",
      scriptUrl: "https://scheduler.example/embed.js",
    },
    newsletterWords: ["posts", "moves"],
  },
  navigation: {
    header: [link("Features", "/features"), link("Pricing", "/pricing")],
    mobileGroup: { title: "Signals", links: [] },
    footer: [{ title: "Company", links: [link("Blog", "/blog")] }],
    legal: [],
    application: { logIn: "Login", signUp: "Start Now" },
    footerCall: {
      heading: "Start with one influencer",
      text: "One influencer monitored free, forever.",
      signUp: "Get Started",
      link: link("Book a Demo", "/book"),
    },
  },
  facts: {
    claims: [],
    company: [],
    maxCompetitors: 20,
    freeForever: "One influencer monitored free, forever.",
  },
  theme: sampleTheme,
} satisfies Partial<ContentReader>;

/** A reader with the given entries and a few menus, and nothing else. */
export function fakeContent({
  posts = [],
  articles = [],
  lists = {},
  pages = [],
  answer = { total: 0, reachable: 0, hits: [] },
  records = {},
}: FakeContent = {}): ContentReader {
  const entryPages = [...pages, ...posts.map(postPage)];
  return {
    version: "1",
    changesSoon: false,
    ...settings,
    page: readWords,
    plans: [],
    investors: [],
    integrations: [],
    faq: [],
    authors: [],
    categories: [],
    resources: [],
    ...records,
    posts: ({ offset = 0, limit = Infinity, ...filter } = {}) =>
      posts.filter(fits(filter)).slice(offset, offset + limit),
    countPosts: (filter = {}) => posts.filter(fits(filter)).length,
    post: (slug) =>
      Promise.resolve(articles.find((article) => article.slug === slug)),
    list: (collection) => lists[collection] ?? [],
    entry: () => Promise.resolve(undefined),
    titleOf: () => undefined,
    article: () => Promise.resolve(undefined),
    entryPage: (path) => entryPages.find((page) => page.path === path),
    neighbors: () => ({}),
    relatedPosts: (slug, limit) =>
      posts.filter((post) => post.slug !== slug).slice(0, limit),
    similarPages: () => entryPages.map(({ path, title }) => ({ path, title })),
    sitemapEntries: () => entryPages,
    shareImage: () => undefined,
    has: (collection, slug) =>
      [...(collection === "blog" ? posts : (lists[collection] ?? []))].some(
        (entry) => entry.slug === slug,
      ),
    listPages: () => [],
    search: () => Promise.resolve(answer),
    unpublished: () => [],
    redirect: () => undefined,
  };
}
