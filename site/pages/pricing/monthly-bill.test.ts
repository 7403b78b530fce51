import { describe, expect, it } from "vitest";
import { samplePlans } from "../../testing/sample-plans.ts";
import { billsFor, formatMoney, sizesOf, toRates } from "./monthly-bill.ts";

const rates = toRates(samplePlans);
const dollars = { currency: "USD", lang: "en" };
const totals = (leads: number) =>
  billsFor(rates, leads).map(
    ({ rate, total }) => `${rate.name} ${formatMoney(total, dollars)}`,
  );

describe("billsFor", () => {
  it("has the monthly plans alone, the cheapest first", () => {
    expect(totals(300)).toEqual(["Small $20", "Large $100"]);
    expect(totals(3_600)).toEqual(["Small $98", "Large $100"]);
    expect(totals(5_000)).toEqual(["Large $100", "Small $140"]);
  });

  it("adds extra leads as a line of their own", () => {
    expect(billsFor(rates, 1_007)[0]).toMatchObject({
      extra: 7,
      extraCost: 2_100,
      total: 202_100,
    });
    expect(totals(1_007)[0]).toBe("Small $20.21");
  });

  it("leaves out a plan that has no extra leads and too few of its own", () => {
    const capped = rates.map(({ id, name, leads, price }) => ({
      id,
      name,
      leads,
      price,
    }));
    expect(billsFor(capped, 1_001).map(({ rate }) => rate.name)).toEqual([
      "Large",
    ]);
    expect(billsFor(capped, 9_000)).toEqual([]);
  });
});

describe("sizesOf", () => {
  it("sorts the sizes of plans, and has one for plans of the same size", () => {
    expect(sizesOf([...rates, ...rates].toReversed())).toEqual([1_000, 5_000]);
  });
});

describe("formatMoney", () => {
  it("keeps parts of a cent for a single lead", () => {
    expect(formatMoney(99, dollars)).toBe("$0.0099");
    expect(formatMoney(300, dollars)).toBe("$0.03");
    expect(formatMoney(1_829_950, dollars)).toBe("$183");
  });
});
