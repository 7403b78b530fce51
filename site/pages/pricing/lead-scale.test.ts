import { describe, expect, it } from "vitest";
import { lastPosition, START, toLeads, toPosition } from "./lead-scale.ts";

const sizes = [1_000, 5_000, 25_000];
const positions = Array.from(
  { length: lastPosition(sizes) + 1 },
  (_, position) => position,
);

describe("the scale of the slider", () => {
  it("reaches from a tenth of the smallest plan to twice the largest", () => {
    expect(toLeads(0, sizes)).toBe(100);
    expect(toLeads(lastPosition(sizes), sizes)).toBe(50_000);
    expect(toLeads(START, sizes)).toBe(2_500);
  });

  it("never falls, has whole numbers, and stops at the size of each plan", () => {
    const leads = positions.map((position) => toLeads(position, sizes));
    expect(leads).toEqual(leads.toSorted((a, b) => a - b));
    expect(leads.every(Number.isInteger)).toBe(true);
    expect(leads).toEqual(expect.arrayContaining(sizes));
  });

  it("finds the position of a number, also of one beyond its ends", () => {
    expect(toPosition(2_500, sizes)).toBe(START);
    expect(toPosition(1, sizes)).toBe(0);
    expect(toPosition(1_000_000, sizes)).toBe(lastPosition(sizes));
    for (const size of sizes)
      expect(toLeads(toPosition(size, sizes), sizes)).toBe(size);
  });

  it("has leads of its own at each position, so that no key is stuck", () => {
    for (const plans of [sizes, [1_500, 9_000], [1_000, 1_250], [300, 12_345]])
      for (let position = 0; position <= lastPosition(plans); position += 1)
        expect(toPosition(toLeads(position, plans), plans)).toBe(position);
  });

  it("serves a price list with one monthly plan of an odd size", () => {
    expect(toLeads(0, [1_250])).toBe(125);
    expect(toLeads(lastPosition([1_250]), [1_250])).toBe(2_500);
  });
});
