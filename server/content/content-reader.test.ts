import { expect, it } from "vitest";
import type { PostRange } from "#contract";
import {
  blogEntry,
  createIndex,
  docEntry,
  jobEntry,
  type TestContent,
} from "../testing/content-folder.ts";
import { createContentReader } from "./content-reader.ts";
import { createContentState } from "./content-state.ts";

const NOW = new Date("2026-06-01");

function read(content: Partial<TestContent>) {
  return createContentReader({
    state: createContentState(createIndex(content)),
    now: NOW,
    version: "1",
    changesSoon: false,
    bodies: { read: async () => undefined },
    recover: () => Promise.reject(new Error("This content has no bodies.")),
    search: async () => ({ total: 0, reachable: 0, hits: [] }),
  });
}

const HIDDEN = [
  blogEntry("hidden", { draft: true, categories: ["outreach"] }),
  blogEntry("later", { publishAt: "2030-01-01", categories: ["outreach"] }),
];
const posts = [
  blogEntry("a", { categories: ["outreach", "outreach"] }),
  blogEntry("b", { date: "2026-03-02", categories: ["signals", "outreach"] }),
  blogEntry("c", { type: "guide", featured: true, categories: ["outreach"] }),
  blogEntry("d", { date: "2026-03-02" }),
  blogEntry("e", { date: "2026-03-03", type: "guide" }),
];
const reader = read({ blog: [...posts, ...HIDDEN] });
const slugs = (range?: PostRange) =>
  reader
    .posts(range)
    .map(({ slug }) => slug)
    .join("");

it("lists all posts without a filter, newest first, then by slug", () => {
  expect(slugs()).toBe("ebdac");
  expect(reader.countPosts()).toBe(5);
});

it("lists the posts that fit every given field, each once", () => {
  expect(slugs({ category: "outreach" })).toBe("bac");
  expect(slugs({ category: "outreach", type: "guide" })).toBe("c");
  expect(slugs({ author: "mara", featured: false })).toBe("ebda");
  expect(reader.countPosts({ category: "outreach", author: "mara" })).toBe(3);
  expect(slugs({ category: "none" })).toBe("");
  expect(slugs({ author: "nobody" })).toBe("");
  expect(reader.countPosts({ type: "__proto__" })).toBe(0);
});

it("cuts a part out of the list", () => {
  expect(slugs({ offset: 1, limit: 2 })).toBe("bd");
  expect(slugs({ category: "outreach", offset: 1 })).toBe("ac");
  expect(slugs({ offset: 5, limit: 2 })).toBe("");
});

it.each<[string, string, string]>([
  ["2026-03-02", "b", "dac"],
  ["2026-03-02", "c", "dac"],
  ["2026-03-05", "z", "ebdac"],
  ["2026-03-01", "c", ""],
])("continues a list after %s %s", (publishedDate, slug, expected) => {
  expect(slugs({ after: { publishedDate, slug } })).toBe(expected);
});

it("dates lists by their latest visible change, and leaves out empty ones", () => {
  const listed = read({
    blog: [
      blogEntry("old", { changed: "2026-04-01" }),
      blogEntry("new", { changed: "2026-03-05" }),
      ...HIDDEN,
    ],
  }).listPages();
  const paths = listed.map(({ path }) => path);
  expect(paths).toContain("/documentation/integrations");
  expect(paths).not.toContain("/blog/category/outreach");
  expect(listed).toContainEqual({
    path: "/blog/category/signals",
    title: "Signals",
    date: "2026-04-01",
  });
});

it("knows the pages before and after an entry", () => {
  const { before, after } = reader.neighbors("blog", "b");
  expect([before?.path, after?.path]).toEqual(["/blog/e", "/blog/d"]);
  expect(reader.neighbors("blog", "e")).toMatchObject({ after: {} });
  expect(reader.neighbors("blog", "e").before).toBeUndefined();
  expect(reader.neighbors("blog", "later")).toEqual({});
});

function related(paths: string[], limit: number): string {
  const asked = { categories: ["outreach"], related: paths };
  return read({ blog: [blogEntry("asked", asked), ...posts, ...HIDDEN] })
    .relatedPosts("asked", limit)
    .map(({ slug }) => slug)
    .join("");
}

it("relates posts as the index says, then others that visitors may see", () => {
  const paths = ["/blog/d", "/blog/later", "/docs/e", "/blog/a"];
  expect(related(paths, 3)).toBe("dac");
  expect(related([], 20)).toBe("acebd");
});

it("finds pages by the words of their addresses, rare ones first, also with typos", () => {
  const pages = read({
    blog: [
      blogEntry("cold-email"),
      blogEntry("warm-email"),
      blogEntry("embargoed-email", { draft: true }),
    ],
    docs: [docEntry("webhooks")],
    jobs: [jobEntry("closed-role", { expiresAt: "2026-05-01" })],
  });
  const similar = (...words: string[]) =>
    pages.similarPages(words).map(({ path }) => path);
  expect(similar("warm", "email")[0]).toBe("/blog/warm-email");
  expect(similar("wehbooks")).toEqual(["/documentation/webhooks"]);
  expect(similar("embargoed")).toEqual([]);
  expect(similar("closed")).toEqual([]);
  expect(similar()).toEqual([]);
});

it("leaves entries out of the sitemap that visitors may not see", () => {
  const paths = reader.sitemapEntries().map(({ path }) => path);
  expect(paths).toEqual([
    "/blog/e",
    "/blog/b",
    "/blog/d",
    "/blog/a",
    "/blog/c",
  ]);
});
