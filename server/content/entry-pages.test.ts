import { expect, it } from "vitest";
import { blogEntry, legalEntry } from "../testing/content-folder.ts";
import { toEntryPage } from "./entry-pages.ts";

it("describes the page of an entry", () => {
  const post = blogEntry("post", { categories: ["outreach", "signals"] });
  expect(toEntryPage("blog", post)).toEqual({
    path: "/blog/post",
    title: "Title of post",
    description: "Description of post.",
    date: "2026-03-01",
    file: "blog/post.md",
    published: "2026-03-01",
    kind: "Blog post",
    related: "Blog",
  });
});

it("dates a page by its last change", () => {
  const post = blogEntry("post", { changed: "2026-05-01" });
  expect(toEntryPage("blog", post).date).toBe("2026-05-01");
});

it("has no kind of result for entries that are pages of the route table", () => {
  const page = toEntryPage("legal", legalEntry("terms"));
  expect(page).not.toHaveProperty("kind");
  expect(page).not.toHaveProperty("related");
});
