import { describe, expect, it } from "vitest";
import { samplePlans } from "../../testing/sample-plans.ts";
import { toPlanCard } from "./to-plan-card.ts";

const [free, small] = samplePlans.map(toPlanCard);

describe("toPlanCard", () => {
  it("prints a plan without a period without cost per lead and without export", () => {
    expect(free).toMatchObject({
      price: "$0",
      period: "",
      perLead: "No cost per lead",
      features: ["1 profile"],
      missing: ["No CSV export"],
    });
    expect(free).not.toHaveProperty("badge");
  });

  it("prints a monthly plan with its cost per lead", () => {
    expect(small).toMatchObject({
      badge: "POPULAR",
      period: "/month",
      perLead: "$0.02/lead",
      features: ["Unlimited profiles"],
      missing: [],
    });
  });
});
