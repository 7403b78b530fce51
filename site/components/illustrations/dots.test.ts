import { describe, expect, it } from "vitest";
import { curvePath, dotGrid, dotPath } from "./dots.ts";

describe("the dots of pictures", () => {
  it("are lines of length 0 in one path, to a tenth of a pixel", () => {
    expect(
      dotPath([
        [1, 2],
        [3.333, -4.06],
      ]),
    ).toBe("M1 2h0M3.3 -4.1h0");
  });

  it("fill a grid row by row", () => {
    expect(
      dotGrid({ columns: 2, rows: 2, step: [10, 20], at: [5, 5] }),
    ).toEqual([
      [5, 5],
      [15, 5],
      [5, 25],
      [15, 25],
    ]);
  });
});

describe("curvePath", () => {
  it("is horizontal at both ends", () => {
    expect(curvePath([0, 10], [100, 50])).toBe("M0 10C50 10 50 50 100 50");
  });
});
