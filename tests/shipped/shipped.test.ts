import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { retentionDays } from "../../server/inbox/retention.ts";

const read = (file: string) =>
  readFileSync(join(import.meta.dirname, "../../content", file), "utf8");

test("the plans include what the specification says", () => {
  const included = {
    csvExport: true,
    apiAccess: false,
    teamAccess: false,
    customDashboards: false,
    dedicatedOnboarding: false,
    profiles: "unlimited",
    leadsPer: "month",
  };
  expect(parse(read("plans.yaml"))).toMatchObject([
    {
      ...included,
      price: "$0",
      csvExport: false,
      profiles: 1,
      leads: 300,
      leadsPer: "lifetime",
    },
    { ...included, price: "$27", leads: 1000, extraLead: "$0.03" },
    {
      ...included,
      price: "$97",
      leads: 5000,
      extraLead: "$0.02",
      apiAccess: true,
      prioritySupport: true,
    },
    {
      ...included,
      price: "$247",
      leads: 25_000,
      extraLead: "$0.01",
      apiAccess: true,
      teamAccess: true,
      customDashboards: true,
      dedicatedOnboarding: true,
    },
  ]);
});

test.each([
  ["home", "[Competitor, Influencer]", "Get Started", "See How It Works"],
  ["home", "Influencer Monitoring", "Smart Lead Lists"],
  ["home", "Clients are Backed By", "Stay informed"],
  [
    "home",
    "Get the latest insights on competitor tracking and engagement monitoring",
  ],
  ["home", "Select Targets", "Monitor Engagement"],
  ["home", "Filter Prospects", "Engage Leads"],
  ["how-it-works", "Select Targets", "Monitor Engagement"],
  ["how-it-works", "Filter Prospects", "Engage Leads"],
  ["features", "Influencer Monitoring", "Competitor Tracking"],
  ["features", "Smart Lead Lists", "Get Early Access", "Book a Demo"],
  ["integrations", "Connect Your Workflow", "Developer API"],
  ["integrations", "The API is on all paid plans."],
  ["pricing", "Enterprise Custom Plan", "Get in touch"],
  ["pricing", "1 credit = 1 unique lead per post"],
  ["about", "Precision", "Transparency", "Innovation", "Customer Success"],
  ["careers", "30-minute video call"],
  ["contact", "headline: Contact Us", "Book a Demo"],
  ["resources", "headline: Resource Center", "Stay Updated"],
  ["guides", "Contact Support"],
  ["api-access", "/contact-us?topic=api"],
])("the page %s says what the specification quotes: %s", (page, ...texts) => {
  const words = read(`pages/${page}.yaml`);
  for (const text of texts) expect(words).toContain(text);
});

test("the sitemap lists the specified pages in the specified order", () => {
  const { groups }: { groups: { links: { href: string }[] }[] } = parse(
    read("pages/sitemap.yaml"),
  );
  expect(groups.flatMap(({ links }) => links.map(({ href }) => href))).toEqual([
    "/",
    "/features",
    "/how-it-works",
    "/pricing",
    "/about-us",
    "/contact-us",
    "/engagement-monitoring",
    "/connection-monitoring",
    "/integrations",
    "/benefits",
    "/early-access",
    "/book",
    "/documentation",
    "/guides",
    "/api-access",
    "/blog",
    "/resources",
    "/faq",
    "/changelog",
    "/careers",
    "/terms-and-conditions",
    "/privacy-policy",
  ]);
});

test.each([
  ["message", 365, "sent through this website | 12 months after"],
  ["quarantined", 30, "takes for spam | 30 days"],
  ["unconfirmed", 30, "never confirmed | 30 days at most"],
  ["unsubscribed", 3 * 365, "proof of consent up to 3 years after"],
  ["sentMail", 30, "email that this website has sent | 30 days"],
] as const)(
  "keeps %s for %i days, as the privacy page says",
  (name, days, promise) => {
    expect(retentionDays[name]).toBe(days);
    expect(read("legal/privacy-policy.md")).toContain(promise);
  },
);

test("prose has curly quotes and times of 24 hours", () => {
  const files = globSync("content/**/*.{md,yaml}", {
    exclude: ["content/README.md", "content/snippets/**"],
  });
  const straight = files.flatMap((file) => {
    const text = readFileSync(file, "utf8")
      .replaceAll(/^```.*?^```/gmsu, "")
      .replaceAll(/`[^`\n]+`|<[^>\n]+>/gu, "");
    const found = text.match(/\w'\w|\b\d{1,2} ?[ap]\.?m\b/giu) ?? [];
    return found.map((words) => `${file}: ${words}`);
  });
  expect(straight).toEqual([]);
});
