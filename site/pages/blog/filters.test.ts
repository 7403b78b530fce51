import { describe, expect, it } from "vitest";
import { formatFilters, parseFilters, typeFilters } from "./filters.ts";

const parse = (query: string) => parseFilters(new URLSearchParams(query));

describe("the filters of the blog", () => {
  it.each(["blog", "guide", "case-study"])("read the type %s", (type) => {
    expect(parse(`type=${type}`).type).toBe(type);
  });

  it.each(["", "type=", "type=article", "type=GUIDE", "type=nonsense"])(
    "read %o as all types",
    (query) => {
      expect(parse(query).type).toBe("");
    },
  );

  it("read any category", () => {
    expect(parse("category=no-such").category).toBe("no-such");
  });

  it.each(["category=", "category=%00", "category=%20", "category=-"])(
    "read %o as all categories",
    (query) => {
      expect(parse(query).category).toBeUndefined();
    },
  );

  it("survive being formatted and parsed", () => {
    for (const { type } of typeFilters) {
      for (const category of [undefined, "outreach", "a&b=c#d"]) {
        const filters = { type, category };
        const url = new URL(formatFilters(filters), "https://site.example");
        expect(url.pathname).toBe("/blog");
        expect(parseFilters(url.searchParams)).toEqual(filters);
      }
    }
  });

  it("format to an address without a query if there are none", () => {
    expect(formatFilters({ type: "", category: undefined })).toBe("/blog");
  });
});
