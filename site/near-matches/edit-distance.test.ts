import { assert, constantFrom, nat, property, string } from "fast-check";
import { describe, expect, it } from "vitest";
import { editDistance } from "./edit-distance.ts";

const FAR = 100;
const word = string({ unit: constantFrom("a", "b", "-"), maxLength: 9 });

describe("editDistance", () => {
  it.each([
    ["", "", 0],
    ["blog", "blog", 0],
    ["pricng", "pricing", 1],
    ["pricingg", "pricing", 1],
    ["prising", "pricing", 1],
    ["blgo", "blog", 1],
    ["", "faq", 3],
    ["kitten", "sitting", 3],
  ])("counts the edits between %o and %o", (a, b, distance) => {
    expect(editDistance(a, b, FAR)).toBe(distance);
  });

  it("is the same both ways", () => {
    assert(
      property(word, word, (a, b) => {
        expect(editDistance(a, b, FAR)).toBe(editDistance(b, a, FAR));
      }),
    );
  });

  it("gives up beyond the limit, and only there", () => {
    assert(
      property(word, word, nat(6), (a, b, limit) => {
        const distance = editDistance(a, b, FAR);
        expect(editDistance(a, b, limit)).toBe(
          distance > limit ? Infinity : distance,
        );
      }),
    );
  });
});
