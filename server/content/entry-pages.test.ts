import { expect, it } from "vitest";
import {
  createIndex,
  blogEntry,
  legalEntry,
} from "../testing/content-folder.ts";
import { createEntryPages } from "./entry-pages.ts";

const toEntryPage = createEntryPages(createIndex({}).collections);

it("finds posts by the names of their author and categories", () => {
  const post = blogEntry("post", { categories: ["outreach", "signals"] });
  expect(toEntryPage("blog", post)).toEqual({
    path: "/blog/post",
    title: "Title of post",
    description: "Description of post.",
    date: "2026-03-01",
    file: "blog/post.md",
    published: "2026-03-01",
    search: { kind: "Blog post", about: "Mara Lind Outreach Signals" },
    related: "Blog",
  });
});

it("dates a page by its last change", () => {
  const post = blogEntry("post", { changed: "2026-05-01" });
  expect(toEntryPage("blog", post).date).toBe("2026-05-01");
});

it("offers no search for entries that are pages of the route table", () => {
  const page = toEntryPage("legal", legalEntry("terms"));
  expect(page).not.toHaveProperty("search");
  expect(page).not.toHaveProperty("related");
});
