import { describe, expect, it } from "vitest";
import { createLanguage } from "../../language.ts";
import { samplePlans } from "../../testing/sample-plans.ts";
import { listFeatures, toPlanCard } from "./to-plan-card.ts";

const [free, small] = samplePlans.map((plan) =>
  toPlanCard(plan, createLanguage()),
);

describe("toPlanCard", () => {
  it("prints a plan without a period without cost per lead and without export", () => {
    expect(free).toMatchObject({
      price: "$0",
      period: "",
      perLead: "No cost per lead",
      features: [{ text: "1 profile", soon: false }],
      missing: ["No CSV export"],
      onceOnly: "300 leads, once",
    });
    expect(free?.badge).toBeUndefined();
  });

  it("prints a monthly plan with its cost per lead", () => {
    expect(small).toMatchObject({
      badge: "POPULAR",
      period: "/month",
      perLead: "$0.02/lead",
      features: [{ text: "Unlimited profiles", soon: false }],
      missing: [],
    });
  });

  it("marks what is announced, but not available yet", () => {
    const marked = samplePlans
      .map((plan) => ({ ...plan, comingSoon: ["1 profile"] }))
      .flatMap(listFeatures)
      .filter(({ soon }) => soon);
    expect(marked).toEqual([{ text: "1 profile", soon: true }]);
  });
});
