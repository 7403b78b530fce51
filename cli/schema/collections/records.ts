import * as z from "zod/mini";
import {
  calendarDate,
  fieldMeanings,
  httpsUrl,
  imageFile,
  line,
  link,
  markdownText,
  slug,
} from "../field-types.ts";

export const author = z.strictObject({
  slug,
  name: line(80),
  title: line(80),
  bio: line(300),
});

export const category = z.strictObject({
  id: z.int().check(z.positive()),
  slug,
  name: line(60),
  description: line(200),
});

/** The six types of resource, in the order of the filter tabs. */
export const resourceTypes = {
  blog: "Blog",
  article: "Article",
  guide: "Guide",
  video: "Video",
  webinar: "Webinar",
  "case-study": "Case Study",
} as const;
export const resourceType = z.enum([
  "blog",
  "article",
  "guide",
  "video",
  "webinar",
  "case-study",
]);

/** A resource leads to a page of ours (`slug`) or to another site (`externalUrl`): one of the two, checked by a rule. */
export const resource = z
  .strictObject({
    id: slug,
    title: line(120),
    description: line(300),
    date: calendarDate,
    type: resourceType,
    readTime: z.optional(line(30)),
    slug: z.optional(slug),
    externalUrl: z.optional(httpsUrl),
    featured: z.optional(z.boolean()),
    imageUrl: z.optional(imageFile),
  })
  .check(
    z.refine(
      (value) =>
        (value.slug === undefined) !== (value.externalUrl === undefined),
      {
        error:
          "A resource has either slug or externalUrl: give one of the two.",
        path: ["slug"],
      },
    ),
  );
fieldMeanings.add(resource, {
  kind: "either",
  fields: ["slug", "externalUrl"],
});

export const faqItem = z.strictObject({
  id: slug,
  page: z.enum(["faq", "pricing"]),
  question: line(200),
  answer: markdownText(1200),
});

export const integration = z.strictObject({
  id: slug,
  name: line(60),
  kind: z.enum(["crm", "automation", "chat", "enrichment", "outreach", "csv"]),
  description: line(300),
});

/** Money is a literal as the price list prints it (`$0.0099`): no arithmetic, no rounding of our own. */
const money = z.stringFormat("money", /^\$\d+(?:\.\d+)?$/);

export const plan = z.strictObject({
  id: slug,
  name: line(40),
  summary: line(200),
  price: money,
  badge: z.optional(line(20)),
  profiles: z.union([z.int().check(z.positive()), z.literal("unlimited")]),
  leads: z.int().check(z.positive()),
  leadsPer: z.enum(["lifetime", "month"]),
  costPerLead: z.optional(money),
  extraLead: z.optional(money),
  updates: line(60),
  features: z.array(line(120)).check(z.minLength(1)),
  csvExport: z.boolean(),
  apiAccess: z.boolean(),
  prioritySupport: z.boolean(),
  teamAccess: z.boolean(),
  customDashboards: z.boolean(),
  dedicatedOnboarding: z.boolean(),
  /** Where the card's button leads: our scheduler or the application's sign-up. */
  action: z.enum(["book", "sign-up"]),
});

export const investor = z.strictObject({
  id: slug,
  name: line(60),
  src: imageFile,
});

const stat = z.strictObject({ label: line(60), value: line(20) });
const listRow = z.strictObject({
  title: line(80),
  detail: z.optional(line(120)),
  meta: z.optional(line(60)),
  priority: z.optional(z.enum(["High Priority", "Medium"])),
});

/** A mock screen of the product, drawn from data where a post says `{{wireframe:id}}`. */
export const wireframe = z.strictObject({
  title: line(80),
  description: line(300),
  caption: line(200),
  blocks: z
    .array(
      z.discriminatedUnion("kind", [
        z.strictObject({
          kind: z.literal("stats"),
          stats: z.array(stat).check(z.minLength(1)),
        }),
        z.strictObject({
          kind: z.literal("list"),
          items: z.array(listRow).check(z.minLength(1)),
        }),
        z.strictObject({
          kind: z.literal("table"),
          columns: z.array(line(60)).check(z.minLength(1)),
          rows: z.array(z.array(line(120))).check(z.minLength(1)),
        }),
        z.strictObject({
          kind: z.literal("bars"),
          unit: line(60),
          bars: z
            .array(
              z.strictObject({
                label: line(60),
                value: z.number().check(z.nonnegative()),
              }),
            )
            .check(z.minLength(1)),
        }),
        z.strictObject({ kind: z.literal("note"), text: line(300) }),
      ]),
    )
    .check(z.minLength(1)),
});

/** A titled code block that posts share, shown where a post says `{{code:id}}`. */
export const snippet = z.strictObject({
  title: line(120),
  language: line(20),
  code: z.string().check(z.minLength(1)),
});

const labelledLink = z.strictObject({ label: line(60), href: link });

/** Names, hosts and addresses of whoever runs the site. */
export const siteSettings = z.strictObject({
  name: line(40),
  tagline: line(120),
  description: line(200),
  /** The host that the newsletter toast names. */
  host: line(80),
  supportEmail: z.email(),
  office: z.strictObject({
    city: line(60),
    country: line(60),
    lines: z.array(line(80)),
  }),
  application: z.strictObject({
    origin: httpsUrl,
    loginPath: line(80),
    signUpPath: line(80),
  }),
  social: z.array(
    z.strictObject({ name: line(30), href: z.optional(httpsUrl) }),
  ),
  scheduler: z.strictObject({ frameUrl: httpsUrl, scriptUrl: httpsUrl }),
  newsletterWords: z.array(line(30)).check(z.minLength(2)),
});

export const navigation = z.strictObject({
  header: z.array(
    z.strictObject({
      label: line(40),
      href: link,
      activeOn: z.optional(z.array(link)),
    }),
  ),
  mobileGroup: z.strictObject({
    title: line(40),
    links: z.array(labelledLink),
  }),
  footer: z.array(
    z.strictObject({ title: line(40), links: z.array(labelledLink) }),
  ),
  legal: z.array(labelledLink),
  footerNote: line(120),
});

const figure = z.strictObject({
  id: slug,
  value: line(12),
  label: line(80),
  short: line(40),
});

/** Every claim and company figure the site makes, one wording each. */
export const facts = z.strictObject({
  claims: z.array(figure),
  company: z.array(figure),
  maxCompetitors: z.int().check(z.positive()),
  freeForever: line(120),
});
