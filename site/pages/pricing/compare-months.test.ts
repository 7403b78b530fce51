import { describe, expect, it } from "vitest";
import { createLanguage } from "../../language.ts";
import { samplePlans } from "../../testing/sample-plans.ts";
import { compareMonths } from "./compare-months.ts";
import { toRates } from "./monthly-bill.ts";

const rates = toRates(samplePlans);
const dollars = { currency: "USD", lang: "en" };

describe("compareMonths", () => {
  it("adds the price of extra leads and marks the lowest cost", () => {
    expect(
      compareMonths(rates, dollars, createLanguage()).map(({ leads, costs }) =>
        [
          leads,
          ...costs.map(
            ({ amount, isLowest }) => `${amount}${isLowest ? "!" : ""}`,
          ),
        ].join(" "),
      ),
    ).toEqual([
      "1,000 $20! $100",
      "2,500 $65! $100",
      "5,000 $140 $100!",
      "10,000 $290 $150!",
      "25,000 $740 $300!",
    ]);
  });

  it("has no amount where a plan has no extra leads", () => {
    const capped = rates.map(({ id, name, leads, price }) => ({
      id,
      name,
      leads,
      price,
    }));
    expect(compareMonths(capped, dollars, createLanguage()).at(-1)).toEqual({
      leads: "25,000",
      costs: [{ isLowest: false }, { isLowest: false }],
    });
  });

  it("writes numbers and money as the language of the site does", () => {
    const euros = { currency: "EUR", lang: "de" };
    const german = compareMonths(rates, euros, createLanguage("de"));
    expect(german[3]?.leads).toBe("10.000");
    expect(german[3]?.costs[0]?.amount).toMatch(/^290\s€$/u);
  });
});
