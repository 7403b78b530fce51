import { describe, expect, it } from "vitest";
import { formatFilters, parseFilters, typeFilters } from "./filters.ts";

const parse = (query: string) => parseFilters(new URLSearchParams(query));

describe("the filters of the blog", () => {
  it.each(["blog", "guide", "case-study"])("read the type %s", (type) => {
    expect(parse(`type=${type}`).type).toBe(type);
  });

  it.each(["", "type=", "type=article", "type=GUIDE", "type=nonsense"])(
    "take %o for all types",
    (query) => {
      expect(parse(query).type).toBe("");
    },
  );

  it("read a category, whatever it is", () => {
    expect(parse("category=no-such").category).toBe("no-such");
  });

  it.each(["category=", "category=%00", "category=%20", "category=-"])(
    "take %o for every category",
    (query) => {
      expect(parse(query).category).toBeUndefined();
    },
  );

  it("come back from their own address", () => {
    for (const { type } of typeFilters) {
      for (const category of [undefined, "outreach", "a&b=c#d"]) {
        const filters = { type, category };
        const url = new URL(formatFilters(filters), "https://site.example");
        expect(url.pathname).toBe("/blog");
        expect(parseFilters(url.searchParams)).toEqual(filters);
      }
    }
  });

  it("have a clean address when there are none", () => {
    expect(formatFilters({ type: "", category: undefined })).toBe("/blog");
  });
});
