import type { ContentReader, Post, PostSummary } from "#contract";

interface FakeContent {
  /** In the order of lists. */
  posts?: readonly PostSummary[];
  articles?: readonly Post[];
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
    footerNote: "One influencer monitored free, forever.",
  },
  facts: {
    claims: [],
    company: [],
    maxCompetitors: 20,
    freeForever: "One influencer monitored free, forever.",
  },
} satisfies Partial<ContentReader>;

/** A reader with the given posts and a few menus, and nothing else. */
export function fakeContent({
  posts = [],
  articles = [],
}: FakeContent = {}): ContentReader {
  return {
    version: "1",
    ...settings,
    plans: [],
    investors: [],
    integrations: [],
    faq: [],
    authors: [],
    categories: [],
    resources: [],
    posts: ({ type, featured, category, limit } = {}) =>
      posts
        .filter(
          (post) =>
            (type === undefined || post.type === type) &&
            (featured === undefined || post.featured === featured) &&
            (category === undefined ||
              post.categories.some(({ slug }) => slug === category)),
        )
        .slice(0, limit),
    post: (slug) =>
      Promise.resolve(articles.find((article) => article.slug === slug)),
    guides: () => [],
    guide: () => Promise.resolve(undefined),
    docs: () => [],
    doc: () => Promise.resolve(undefined),
    jobs: () => [],
    job: () => Promise.resolve(undefined),
    jobTitle: () => undefined,
    legal: () => Promise.resolve(undefined),
    searchTexts: () => Promise.resolve([]),
    redirect: () => undefined,
  };
}
