import { describe, expect, it } from "vitest";
import { createParametersOf, toKnownQuery } from "./query-parameters.ts";

describe("createParametersOf", () => {
  const parametersOf = createParametersOf([
    { path: "/" },
    { path: "/blog", query: ["type", "category"] },
    { path: "/blog/new" },
    { path: "/blog/:slug", query: ["page"] },
  ]);

  it.each([
    ["/blog", ["category", "type"]],
    ["/blog/new", []],
    ["/blog/a-post", ["page"]],
    ["/blog/a/b", []],
    ["/", []],
    ["/none", []],
  ])("knows the parameters of %s", (path, names) => {
    expect(parametersOf(path)).toEqual(names);
  });
});

describe("toKnownQuery", () => {
  it.each([
    ["", ""],
    ["?", ""],
    ["?_=1&utm_source=x", ""],
    ["?type=a&_=1", "?type=a"],
    ["?type=&type=b&type=c", "?type=b"],
    ["?type=a&page=2", "?page=2&type=a"],
    ["?page=2&type=a", "?page=2&type=a"],
    ["?type=%E0%A4%A", "?type=%EF%BF%BD%25A"],
    ["?type=a%20b", "?type=a+b"],
  ])("keeps of %s only %s", (search, kept) => {
    expect(toKnownQuery(search, ["page", "type"])).toBe(kept);
  });
});
