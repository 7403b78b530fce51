import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { retentionDays } from "../../server/inbox/retention.ts";
import { claimMeasures } from "../../site/pages/home/claim-measures.ts";

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

test("each claim has a line that says what it measures", () => {
  const { claims }: { claims: { id: string }[] } = parse(read("facts.yaml"));
  expect(claims.map(({ id }) => id)).toEqual(Object.keys(claimMeasures));
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
