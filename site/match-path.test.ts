import { describe, expect, it } from "vitest";
import { matchPath } from "./match-path.ts";

describe("matchPath", () => {
  it.each([
    ["/", "/", {}],
    ["/blog", "/blog", {}],
    ["/blog/:slug", "/blog/a-post", { slug: "a-post" }],
    ["/blog/category/:category", "/blog/category/r%26d", { category: "r&d" }],
    ["/blog/:slug", "/blog/%E0%A4%A", { slug: "%E0%A4%A" }],
  ])("fits %s to %s", (pattern, path, params) => {
    expect(matchPath(pattern, path)).toEqual(params);
  });

  it.each([
    ["/", "/blog"],
    ["/blog", "/Blog"],
    ["/blog/:slug", "/blog"],
    ["/blog/:slug", "/blog/"],
    ["/blog/:slug", "/blog/a/b"],
    ["*", "/blog"],
  ])("does not fit %s to %s", (pattern, path) => {
    expect(matchPath(pattern, path)).toBeUndefined();
  });
});
