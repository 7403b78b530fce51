import { pageWords } from "../page-words.ts";

/**
 * The words of the pages of the site, each in a file of its own: `pages/<name>.yaml`. The name is that of the folder in
 * `site/pages/`.
 */
export const pages = {
  "pages/home": pageWords("words of the home page", {
    hero: ["start", "words", "end", "lead", "signUp", "anchor"],
    figures: ["heading"],
    flow: ["heading", "text", "link"],
    steps: { each: ["title", "text"], count: 4 },
    monitoring: ["heading", "text", "note", "link"],
    lists: ["heading", "text", "link"],
    investors: ["heading"],
    newsletter: ["heading", "text", "label", "note"],
    closing: ["heading", "text", "signUp", "link"],
  }),
  "pages/features": pageWords("words of /features", {
    hero: ["headline", "accent", "lead", "note"],
    influencers: ["heading", "text", "link"],
    competitors: ["heading", "text", "link"],
    lists: ["heading", "text", "note", "link"],
    closing: ["heading", "text", "button", "link"],
  }),
  "pages/integrations": pageWords("words of /integrations", {
    hero: ["headline", "lead"],
    tools: ["heading", "note"],
    connect: ["heading", "link"],
    steps: { each: ["title", "text"] },
    api: ["heading", "text", "button", "link"],
    workflows: ["heading"],
    examples: { each: ["title", "text", "stops", "link"] },
    closing: ["heading", "text", "signUp", "link"],
  }),
  "pages/pricing": pageWords("words of /pricing", {
    hero: ["headline", "lead"],
    credit: ["heading", "text", "link"],
    months: ["heading", "text"],
    enterprise: ["heading", "text", "button", "label"],
    compare: ["heading", "note"],
    questions: ["heading", "label", "link"],
    enquiry: ["heading", "text", "label"],
  }),
  "pages/how-it-works": pageWords("words of /how-it-works", {
    hero: ["headline", "lead"],
    flow: ["heading"],
    steps: { each: ["label", "title", "text", "link"], count: 4 },
    features: ["heading", "text", "link"],
    competitors: ["heading", "text"],
    influencers: ["heading", "text"],
    reports: ["heading", "text"],
    alerts: ["heading", "text"],
    integrations: ["heading", "text", "link"],
    closing: ["heading", "text", "signUp", "link"],
  }),
  "pages/benefits": pageWords("words of /benefits", {
    hero: ["headline", "lead", "link"],
    teams: ["heading", "label"],
    leadingTeams: { each: ["id", "title", "lead", "text", "action", "link"] },
    otherTeams: { each: ["id", "title", "lead", "text", "action", "link"] },
    figures: ["heading", "text", "link"],
    privacy: ["heading", "text", "link"],
    seen: ["heading", "points"],
    unseen: ["heading", "points"],
    closing: ["heading", "button", "link"],
  }),
  "pages/engagement-monitoring": pageWords("words of /engagement-monitoring", {
    hero: ["headline", "lead", "signUp", "logIn"],
    posts: ["heading", "text", "link", "label", "more"],
    ranking: ["heading", "text"],
    alerts: ["heading", "text", "note", "link"],
    prices: ["heading", "link"],
    closing: ["heading", "signUp", "logIn"],
  }),
  "pages/connection-monitoring": pageWords("words of /connection-monitoring", {
    hero: ["headline", "lead"],
    overlap: ["heading", "text", "link"],
    reading: ["heading", "text", "link"],
    patterns: { each: ["sign", "reason", "action"] },
    slots: ["heading", "text", "link"],
    closing: ["heading", "signUp", "link"],
  }),
  "pages/about": pageWords("words of /about-us", {
    hero: ["headline", "heading", "lead"],
    story: ["heading", "paragraphs"],
    values: ["heading"],
    principles: { each: ["title", "text"], count: 4 },
    people: ["heading", "text"],
    closing: ["heading", "text", "button", "link"],
  }),
  "pages/careers": pageWords("words of /careers", {
    hero: ["headline", "lead", "anchor"],
    homes: ["heading"],
    positions: ["heading"],
    noPositions: ["heading", "text", "button"],
    benefits: ["heading"],
    largeBenefits: { each: ["title", "text"], count: 2 },
    smallBenefits: { each: ["title", "text"] },
    process: ["heading"],
    steps: { each: ["title", "text"] },
    closing: ["heading", "text", "button", "link"],
  }),
  "pages/contact": pageWords("words of /contact-us", {
    hero: ["headline", "lead"],
    demo: ["text", "link"],
  }),
  "pages/book": pageWords("words of /book", {
    hero: ["headline", "lead"],
    agenda: ["heading"],
    steps: { each: ["title", "text"] },
    closing: ["heading", "text", "signUp", "link"],
  }),
  "pages/early-access": pageWords("words of /early-access", {
    hero: ["headline", "lead"],
    today: ["label", "signUp", "link"],
    released: ["heading", "text", "link"],
    early: ["heading", "text", "link"],
    planned: ["heading", "text", "link"],
  }),
  "pages/faq": pageWords("words of /faq", {
    hero: ["headline", "lead", "button", "link"],
  }),
  "pages/blog": pageWords("words of /blog", {
    hero: ["headline", "lead"],
    resources: ["heading", "text", "link"],
    kinds: { each: ["text", "link"], count: 3 },
    afterPost: ["heading", "text", "button"],
  }),
  "pages/guides": pageWords("words of /guides", {
    hero: ["headline", "lead"],
    others: ["heading"],
    support: ["heading", "text", "button"],
  }),
  "pages/documentation": pageWords("words of /documentation", {
    hero: ["headline", "lead"],
    api: ["text", "link", "note", "button"],
    examples: ["link"],
    faq: ["questions", "link"],
  }),
  "pages/documentation-examples": pageWords(
    "words of /documentation/examples",
    {
      hero: ["headline", "lead"],
      api: ["label", "link", "text", "more"],
    },
  ),
  "pages/resources": pageWords("words of /resources", {
    hero: ["headline", "lead"],
    newsletter: ["heading", "text"],
  }),
  "pages/changelog": pageWords("words of /changelog", {
    hero: ["headline", "lead"],
    comingSoon: ["description", "lead", "text", "signUp", "link"],
    closing: ["heading", "text", "button", "link"],
  }),
  "pages/api-access": pageWords("words of /api-access", {
    hero: ["headline", "lead", "text", "button", "link"],
  }),
  "pages/sitemap": pageWords("words of /sitemap", {
    hero: ["headline", "lead"],
    groups: { each: ["heading", "links"] },
  }),
} as const;

/** The name of a page that has words of its own, which is that of its folder in `site/pages/`. */
export type PageName = keyof typeof pages extends `pages/${infer Name}`
  ? Name
  : never;

/** True for the name of a collection that has the words of a page. */
export const isPageCollection = (name: string) => name.startsWith("pages/");
