import { expect, test } from "vitest";
import { reservedSlugs, sitePaths } from "./site-pages.ts";

test("keeps legal entries from hiding a page, but not from being one", () => {
  expect(reservedSlugs("legal")).toContain("pricing");
  expect(reservedSlugs("legal")).not.toContain("privacy-policy");
  expect(sitePaths).toContain("/privacy-policy");
});

test("reserves the shelves of a collection and what calls of the API need", () => {
  expect([...reservedSlugs("docs")].toSorted()).toEqual([
    "advanced-features",
    "competitor-monitoring",
    "examples",
    "getting-started",
    "integrations",
  ]);
  expect([...reservedSlugs("blog")]).toEqual(["create", "category", "author"]);
  expect([...reservedSlugs("authors")]).toEqual([]);
});

test("knows pages, shelves and no patterns", () => {
  expect(sitePaths).toContain("/documentation/getting-started");
  expect(sitePaths.filter((path) => /[:*]/u.test(path))).toEqual([]);
});
