import { exactly, items, pageWords, part } from "../page-words.ts";

/**
 * The words of the pages of the site, each in a file of its own: `pages/<name>.yaml`. The name is that of the folder in
 * `site/pages/`.
 */
export const pages = {
  "pages/home": pageWords("words of the home page", {
    hero: part("start", "words", "end", "lead", "signUp", "anchor"),
    figures: part("heading"),
    flow: part("heading", "text", "link"),
    steps: exactly(4, "title", "text"),
    monitoring: part("heading", "text", "note", "link"),
    lists: part("heading", "text", "link"),
    investors: part("heading"),
    newsletter: part("heading", "text", "label", "note"),
    closing: part("heading", "text", "signUp", "link"),
  }),
  "pages/features": pageWords("words of /features", {
    hero: part("headline", "accent", "lead", "note"),
    influencers: part("heading", "text", "link"),
    competitors: part("heading", "text", "link"),
    lists: part("heading", "text", "note", "link"),
    closing: part("heading", "text", "button", "link"),
  }),
  "pages/integrations": pageWords("words of /integrations", {
    hero: part("headline", "lead"),
    tools: part("heading", "note"),
    connect: part("heading", "link"),
    steps: items("title", "text"),
    api: part("heading", "text", "button", "link"),
    workflows: part("heading"),
    examples: items("title", "text", "stops", "link"),
    closing: part("heading", "text", "signUp", "link"),
  }),
  "pages/pricing": pageWords("words of /pricing", {
    hero: part("headline", "lead"),
    credit: part("heading", "text", "link"),
    months: part("heading", "text"),
    enterprise: part("heading", "text", "button", "label"),
    compare: part("heading", "note"),
    questions: part("heading", "label", "link"),
    enquiry: part("heading", "text", "label"),
  }),
  "pages/how-it-works": pageWords("words of /how-it-works", {
    hero: part("headline", "lead"),
    flow: part("heading"),
    steps: exactly(4, "label", "title", "text", "link"),
    features: part("heading", "text", "link"),
    competitors: part("heading", "text"),
    influencers: part("heading", "text"),
    reports: part("heading", "text"),
    alerts: part("heading", "text"),
    integrations: part("heading", "text", "link"),
    closing: part("heading", "text", "signUp", "link"),
  }),
  "pages/benefits": pageWords("words of /benefits", {
    hero: part("headline", "lead", "link"),
    teams: part("heading", "label"),
    leadingTeams: items("id", "title", "lead", "text", "action", "link"),
    otherTeams: items("id", "title", "lead", "text", "action", "link"),
    figures: part("heading", "text", "link"),
    privacy: part("heading", "text", "link"),
    seen: part("heading", "points"),
    unseen: part("heading", "points"),
    closing: part("heading", "button", "link"),
  }),
  "pages/engagement-monitoring": pageWords("words of /engagement-monitoring", {
    hero: part("headline", "lead", "signUp", "logIn"),
    posts: part("heading", "text", "link", "label", "more"),
    ranking: part("heading", "text"),
    alerts: part("heading", "text", "note", "link"),
    prices: part("heading", "link"),
    closing: part("heading", "signUp", "logIn"),
  }),
  "pages/connection-monitoring": pageWords("words of /connection-monitoring", {
    hero: part("headline", "lead"),
    overlap: part("heading", "text", "link"),
    reading: part("heading", "text", "link"),
    patterns: items("sign", "reason", "action"),
    slots: part("heading", "text", "link"),
    closing: part("heading", "signUp", "link"),
  }),
  "pages/about": pageWords("words of /about-us", {
    hero: part("headline", "heading", "lead"),
    story: part("heading", "paragraphs"),
    values: part("heading"),
    principles: exactly(4, "title", "text"),
    people: part("heading", "text"),
    closing: part("heading", "text", "button", "link"),
  }),
  "pages/careers": pageWords("words of /careers", {
    hero: part("headline", "lead", "anchor"),
    homes: part("heading"),
    positions: part("heading"),
    noPositions: part("heading", "text", "button"),
    benefits: part("heading"),
    largeBenefits: exactly(2, "title", "text"),
    smallBenefits: items("title", "text"),
    process: part("heading"),
    steps: items("title", "text"),
    closing: part("heading", "text", "button", "link"),
  }),
  "pages/contact": pageWords("words of /contact-us", {
    hero: part("headline", "lead"),
    demo: part("text", "link"),
  }),
  "pages/book": pageWords("words of /book", {
    hero: part("headline", "lead"),
    agenda: part("heading"),
    steps: items("title", "text"),
    closing: part("heading", "text", "signUp", "link"),
  }),
  "pages/early-access": pageWords("words of /early-access", {
    hero: part("headline", "lead"),
    today: part("label", "signUp", "link"),
    released: part("heading", "text", "link"),
    early: part("heading", "text", "link"),
    planned: part("heading", "text", "link"),
  }),
  "pages/faq": pageWords("words of /faq", {
    hero: part("headline", "lead", "button", "link"),
  }),
  "pages/blog": pageWords("words of /blog", {
    hero: part("headline", "lead"),
    resources: part("heading", "text", "link"),
    kinds: exactly(3, "text", "link"),
    afterPost: part("heading", "text", "button"),
  }),
  "pages/guides": pageWords("words of /guides", {
    hero: part("headline", "lead"),
    others: part("heading"),
    support: part("heading", "text", "button"),
  }),
  "pages/documentation": pageWords("words of /documentation", {
    hero: part("headline", "lead"),
    api: part("text", "link", "note", "button"),
    examples: part("link"),
    faq: part("questions", "link"),
  }),
  "pages/documentation-examples": pageWords(
    "words of /documentation/examples",
    {
      hero: part("headline", "lead"),
      api: part("label", "link", "text", "more"),
    },
  ),
  "pages/resources": pageWords("words of /resources", {
    hero: part("headline", "lead"),
    newsletter: part("heading", "text"),
  }),
  "pages/changelog": pageWords("words of /changelog", {
    hero: part("headline", "lead"),
    comingSoon: part("description", "lead", "text", "signUp", "link"),
    closing: part("heading", "text", "button", "link"),
  }),
  "pages/api-access": pageWords("words of /api-access", {
    hero: part("headline", "lead", "text", "button", "link"),
  }),
  "pages/sitemap": pageWords("words of /sitemap", {
    hero: part("headline", "lead"),
    groups: items("heading", "links"),
  }),
} as const;

/** The name of a page that has words of its own, which is that of its folder in `site/pages/`. */
export type PageName = keyof typeof pages extends `pages/${infer Name}`
  ? Name
  : never;

/** True for the name of a collection that has the words of a page. */
export const isPageCollection = (name: string) => name.startsWith("pages/");
