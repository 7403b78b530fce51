import { expect, test } from "vitest";
import { docGroups } from "#schema";
import { reservedSlugs, sitePaths } from "./site-pages.ts";

test("lets a legal entry be a page of the route table, but not hide another page", () => {
  expect(reservedSlugs("legal")).toContain("pricing");
  expect(reservedSlugs("legal")).not.toContain("privacy-policy");
  expect(sitePaths).toContain("/privacy-policy");
});

test("reserves the group pages of a collection and the names that the API uses", () => {
  expect([...reservedSlugs("docs")].toSorted()).toEqual(
    ["examples", ...Object.keys(docGroups)].toSorted(),
  );
  expect([...reservedSlugs("blog")]).toEqual(["create", "category", "author"]);
  expect([...reservedSlugs("authors")]).toEqual([]);
});

test("lists pages and group pages, but no patterns", () => {
  expect(sitePaths).toContain("/documentation/getting-started");
  expect(sitePaths.filter((path) => /[:*]/u.test(path))).toEqual([]);
});
