import { describe, expect, it } from "vitest";
import { parseOptions } from "./options.ts";

describe("the options of the bench", () => {
  it("measure beside all yardsticks unless one is left out", () => {
    expect(parseOptions([]).beside).toEqual([
      "plain",
      "eleventy",
      "velite",
      "hugo",
    ]);
    expect(parseOptions(["--no-plain", "--no-velite"]).beside).toEqual([
      "eleventy",
      "hugo",
    ]);
  });

  it("take as many posts as a large site has, and no more", () => {
    expect(parseOptions(["--posts", "10000"]).posts).toBe(10_000);
    expect(() => parseOptions(["--posts", "1e9"])).toThrow(
      '--posts takes a whole number from 1 to 20000, not "1e9".',
    );
  });

  it("name the suites there are when one is unknown", () => {
    expect(() => parseOptions(["speed"])).toThrow(/compile, serve, weight/u);
  });
});
