import { describe, expect, it } from "vitest";
import { parseOptions } from "./options.ts";

describe("the options of the bench", () => {
  it("compare with all other tools unless one is left out", () => {
    expect(parseOptions([]).yardsticks).toEqual([
      "plain",
      "eleventy",
      "velite",
      "hugo",
    ]);
    expect(parseOptions(["--no-plain", "--no-velite"]).yardsticks).toEqual([
      "eleventy",
      "hugo",
    ]);
  });

  it("accept up to 100,000 posts", () => {
    expect(parseOptions(["--posts", "10000"]).posts).toBe(10_000);
    expect(() => parseOptions(["--posts", "1e9"])).toThrow(
      '--posts takes a whole number from 1 to 100000, not "1e9".',
    );
  });

  it("take all corpora unless one is named", () => {
    expect(parseOptions([]).corpora.length).toBeGreaterThan(4);
    expect(parseOptions(["--corpus", "links"]).corpora).toEqual(["links"]);
    expect(() => parseOptions(["--corpus", "poems"])).toThrow(/mixed, markup/u);
  });

  it("list the known suites if one is unknown", () => {
    expect(() => parseOptions(["speed"])).toThrow(/compile, serve, weight/u);
  });
});
