import { expect, it } from "vitest";
import {
  blogEntry,
  createIndex,
  docEntry,
  jobEntry,
  legalEntry,
} from "../testing/content-folder.ts";
import { toEntryPages } from "./entry-pages.ts";
import { visibleEntries } from "./visible-entries.ts";

function pagesOf(content: Parameters<typeof createIndex>[0]) {
  const index = createIndex(content);
  const visible = visibleEntries(index, new Date("2026-06-01"));
  return toEntryPages(index, visible);
}

it("finds posts by the names of their author and categories", () => {
  const [page] = pagesOf({
    blog: [blogEntry("post", { categories: ["outreach", "signals"] })],
  });
  expect(page).toEqual({
    path: "/blog/post",
    title: "Title of post",
    description: "Description of post.",
    date: "2026-03-01",
    sitemap: true,
    search: { kind: "Blog post", about: "Mara Lind Outreach Signals" },
    related: "Blog",
  });
});

it("has each visible entry of every collection, in the order of its lists", () => {
  const pages = pagesOf({
    docs: [docEntry("second", { order: 2 }), docEntry("first", { order: 1 })],
    jobs: [jobEntry("open"), jobEntry("draft", { draft: true })],
    legal: [legalEntry("terms")],
  });
  expect(pages.map(({ path }) => path)).toEqual([
    "/documentation/first",
    "/documentation/second",
    "/careers/open",
    "/terms",
  ]);
});

it("offers no search for entries that are pages of the route table", () => {
  const [page] = pagesOf({ legal: [legalEntry("terms")] });
  expect(page).not.toHaveProperty("search");
  expect(page).not.toHaveProperty("related");
});
