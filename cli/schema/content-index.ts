import * as z from "zod/mini";
import {
  blogEntry,
  docEntry,
  guideEntry,
  jobEntry,
  legalEntry,
} from "./collections/markdown.ts";
import {
  author,
  category,
  facts,
  faqItem,
  integration,
  investor,
  navigation,
  plan,
  resource,
  siteSettings,
} from "./collections/records.ts";

/** Raised by one with every change that an older reader cannot read. */
export const INDEX_VERSION = 1;

/** A question with its answer as HTML, sanitized. */
export const compiledFaqItem = z.object({
  ...faqItem.shape,
  answerHtml: z.string(),
});

/** What `index.json` holds: everything that lists and settings need, no bodies. */
export const contentIndex = z.object({
  version: z.literal(INDEX_VERSION),
  /** SHA-256 over the rest of the index and all bodies, in hexadecimal. */
  digest: z.string(),
  counts: z.record(z.string(), z.int()),
  /** Old path -> path. */
  redirects: z.record(z.string(), z.string()),
  /** Present in a preview build only: what it shows besides live entries. */
  preview: z.optional(z.object({ drafts: z.boolean(), future: z.boolean() })),
  /** ISO 8601 in UTC: the first moment after the build's clock at which an entry goes live or expires. */
  nextChangeAt: z.optional(z.string()),
  /** Markdown collections are sorted by slug; records keep the order of their file. */
  collections: z.object({
    blog: z.array(blogEntry),
    guides: z.array(guideEntry),
    docs: z.array(docEntry),
    jobs: z.array(jobEntry),
    legal: z.array(legalEntry),
    authors: z.array(author),
    categories: z.array(category),
    resources: z.array(resource),
    faq: z.array(compiledFaqItem),
    integrations: z.array(integration),
    plans: z.array(plan),
    investors: z.array(investor),
  }),
  /** A folder that holds only entries has none of them; a site needs all three: see `siteContentIndex`. */
  settings: z.object({
    site: z.optional(siteSettings),
    navigation: z.optional(navigation),
    facts: z.optional(facts),
  }),
});

/** A compiled index that a site can be served from: the settings are all there. */
export const siteContentIndex = z.object({
  ...contentIndex.shape,
  settings: z.object({ site: siteSettings, navigation, facts }),
});

/** One heading of a body: level 2 to 6, its text, and the id of its anchor. */
export const tocItem = z.object({
  depth: z.int(),
  text: z.string(),
  id: z.string(),
});

/** What `<collection>/<slug>.json` holds: the body of one Markdown entry. */
export const entryBody = z.object({
  /** Sanitized; placeholders are filled in; safe to put into a page as it is. */
  html: z.string(),
  toc: z.array(tocItem),
  /** The words alone, for search and for readers of text. */
  text: z.string(),
  /** Every target that the body links to, sorted, each once. */
  links: z.array(z.string()),
});

export type ContentIndex = z.infer<typeof contentIndex>;
export type SiteContentIndex = z.infer<typeof siteContentIndex>;
export type EntryBody = z.infer<typeof entryBody>;
export type TocItem = z.infer<typeof tocItem>;
export type BlogEntry = z.infer<typeof blogEntry>;
export type GuideEntry = z.infer<typeof guideEntry>;
export type DocEntry = z.infer<typeof docEntry>;
export type JobEntry = z.infer<typeof jobEntry>;
export type LegalEntry = z.infer<typeof legalEntry>;
export type Author = z.infer<typeof author>;
export type Category = z.infer<typeof category>;
export type Resource = z.infer<typeof resource>;
export type FaqItem = z.infer<typeof compiledFaqItem>;
export type Integration = z.infer<typeof integration>;
export type Plan = z.infer<typeof plan>;
export type Investor = z.infer<typeof investor>;
export type SiteSettings = z.infer<typeof siteSettings>;
export type Navigation = z.infer<typeof navigation>;
export type Facts = z.infer<typeof facts>;
