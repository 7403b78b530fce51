import { describe, expect, it } from "vitest";
import { pageAddress } from "./page-address.ts";
import { pagedHead } from "./paged-head.ts";

describe("pageAddress", () => {
  it("adds the page, keeps the filters, and leaves the first page without a number", () => {
    expect(pageAddress("/blog", 2)).toBe("/blog?page=2");
    expect(pageAddress("/blog", 1)).toBe("/blog");
    expect(pageAddress("/blog?type=guide&category=a%26b", 3)).toBe(
      "/blog?type=guide&category=a%26b&page=3",
    );
    expect(pageAddress("/blog?type=guide&page=3", 1)).toBe("/blog?type=guide");
    expect(pageAddress("/blog?page=3&type=guide", 4)).toBe(
      "/blog?type=guide&page=4",
    );
  });
});

describe("pagedHead", () => {
  const head = { title: "Blog", description: "Notes.", canonicalPath: "/blog" };
  const page = (page: number, pages: number) =>
    pagedHead(head, "/blog?type=guide", { entries: [], page, pages, total: 0 });

  it("leaves the head of a list with one page alone", () => {
    expect(page(1, 1)).toEqual(head);
  });

  it("names the page and its neighbors, and drops the filters from the canonical address only", () => {
    expect(page(1, 3)).toEqual({
      ...head,
      nextPath: "/blog?type=guide&page=2",
    });
    expect(page(2, 3)).toEqual({
      title: "Blog, page 2",
      description: "Page 2 of 3. Notes.",
      canonicalPath: "/blog?page=2",
      previousPath: "/blog?type=guide",
      nextPath: "/blog?type=guide&page=3",
    });
    expect(page(3, 3)).not.toHaveProperty("nextPath");
  });
});
