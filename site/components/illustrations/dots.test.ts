import { describe, expect, it } from "vitest";
import {
  byDepth,
  curvePath,
  dotGrid,
  dotPath,
  ellipsePoints,
  pseudoRandom,
} from "./dots.ts";

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

  it("are spread evenly on an ellipse", () => {
    const [first, second] = ellipsePoints([0, 0], [10, 5], 4);
    expect(first).toEqual([10, 0]);
    expect(second?.map(Math.round)).toEqual([0, 5]);
  });

  it("get the same depth in each render, and none is lost", () => {
    const points = dotGrid({ columns: 20, rows: 10, step: [1, 1] });
    const depths = byDepth(points, 3);
    expect(depths).toEqual(byDepth(points, 3));
    expect(depths.flat()).toHaveLength(200);
    expect(depths.every((depth) => depth.length > 20)).toBe(true);
  });

  it("differ over the whole range", () => {
    const values = Array.from({ length: 500 }, (_, seed) => pseudoRandom(seed));
    expect(Math.min(...values)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...values)).toBeLessThan(1);
    expect(new Set(values).size).toBeGreaterThan(400);
  });
});

describe("curvePath", () => {
  it("is horizontal at both ends", () => {
    expect(curvePath([0, 10], [100, 50])).toBe("M0 10C50 10 50 50 100 50");
  });
});
