import { describe, expect, it } from "vitest";
import { createLanguage } from "../../language.ts";
import { samplePlans } from "../../testing/sample-plans.ts";
import { compareMonths } from "./compare-months.ts";

const [, small, large] = samplePlans;

describe("compareMonths", () => {
  it("adds the price of extra leads and marks the lowest cost", () => {
    const plans = [small, large].filter((plan) => plan !== undefined);
    expect(compareMonths(plans, createLanguage())).toEqual([
      {
        leads: "1,000",
        costs: [
          { amount: "$20", isLowest: true },
          { amount: "$100", isLowest: false },
        ],
      },
      {
        leads: "2,500",
        costs: [
          { amount: "$65", isLowest: true },
          { amount: "$100", isLowest: false },
        ],
      },
      {
        leads: "5,000",
        costs: [
          { amount: "$140", isLowest: false },
          { amount: "$100", isLowest: true },
        ],
      },
      {
        leads: "10,000",
        costs: [
          { amount: "$290", isLowest: false },
          { amount: "$150", isLowest: true },
        ],
      },
      {
        leads: "25,000",
        costs: [
          { amount: "$740", isLowest: false },
          { amount: "$300", isLowest: true },
        ],
      },
    ]);
  });

  it("prints cents only if there are any", () => {
    const plans = small ? [{ ...small, price: "$20.50" }] : [];
    expect(compareMonths(plans, createLanguage())[0]?.costs[0]?.amount).toBe(
      "$20.50",
    );
  });
});

it("keeps the currency of the price list", () => {
  const [plan] = samplePlans.filter(({ leadsPer }) => leadsPer === "month");
  const euros = plan && { ...plan, price: "€20", extraLead: "€0.03" };
  const [first] = compareMonths(euros ? [euros] : [], createLanguage());
  expect(first?.costs[0]?.amount).toBe("€20");
});

it("writes numbers as the language of the site does", () => {
  const [plan] = samplePlans.filter(({ leadsPer }) => leadsPer === "month");
  const german = compareMonths(plan ? [plan] : [], createLanguage("de"));
  expect(german[3]?.leads).toBe("10.000");
  expect(german[3]?.costs[0]?.amount).toMatch(/^\d+\s\$$/u);
});
