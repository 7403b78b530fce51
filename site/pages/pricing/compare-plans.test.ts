import { describe, expect, it } from "vitest";
import { createLanguage } from "../../language.ts";
import { samplePlans } from "../../testing/sample-plans.ts";
import { comparePlans } from "./compare-plans.ts";

const { plans, groups } = comparePlans(samplePlans, createLanguage());
const rows = new Map(
  groups.flatMap((group) =>
    group.rows.map(({ label, cells }) => [label, cells] as const),
  ),
);

describe("comparePlans", () => {
  it("heads each column with name and price", () => {
    expect(plans).toEqual([
      { name: "Free", price: "$0" },
      { name: "Small", price: "$20/month" },
      { name: "Large", price: "$100/month" },
    ]);
  });

  it.each([
    ["Leads", ["Up to 300 over its lifetime", "1,000/month", "5,000/month"]],
    ["Cost per lead", ["None", "$0.02", "$0.0099"]],
    ["Extra leads", ["None", "$0.03 each", "$0.01 each"]],
    ["Profiles", ["1", "Unlimited", "Unlimited"]],
    ["Updates", ["Now and then", "Weekly updates", "Real-time updates"]],
    ["CSV export", [false, true, true]],
    ["API and webhooks", [false, false, true]],
    ["Team access", [false, false, true]],
    ["Custom dashboards", [false, false, true]],
    ["Support", ["Standard", "Priority support", "Dedicated onboarding"]],
  ])("compares %s", (label, cells) => {
    expect(rows.get(label)).toEqual(cells);
  });

  it("says that the API is not available yet", () => {
    const announced = samplePlans.map((plan) => ({
      ...plan,
      comingSoon: ["API access"],
    }));
    const api = comparePlans(announced, createLanguage())
      .groups.flatMap((group) => group.rows)
      .find(({ label }) => label === "API and webhooks");
    expect(api?.cells).toEqual([false, false, { soon: true }]);
  });
});
