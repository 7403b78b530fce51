import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { blogEntry, createIndex } from "../testing/content-folder.ts";
import { openContentDatabase } from "./content-database.ts";
import { parseEntry } from "./entry-queries.ts";
import { createPostLists } from "./post-lists.ts";
import { writeDatabase } from "./write-database.ts";

const post = (slug: string, fields: Parameters<typeof blogEntry>[1] = {}) =>
  blogEntry(slug, { categories: ["signals"], ...fields });

const folder = mkdtempSync(join(tmpdir(), "post-lists-"));
const file = join(folder, "content.sqlite");
const index = createIndex({
  blog: [
    post("a", { categories: ["outreach", "outreach"] }),
    post("b", { date: "2026-03-02", categories: ["signals", "outreach"] }),
    post("c", { type: "guide", featured: true, categories: ["outreach"] }),
    post("d", { date: "2026-03-02", author: "tom" }),
    post("e", { date: "2026-03-03", type: "guide" }),
    post("hidden", { draft: true, categories: ["outreach"] }),
    post("later", { publishAt: "2030-01-01", categories: ["outreach"] }),
  ],
});
const tom = { slug: "tom", name: "Tom", title: "Guest", bio: "Visits." };
index.collections.authors.push(tom);
writeDatabase(file, index);
const database = openContentDatabase(file);
const lists = createPostLists(database, Date.parse("2026-06-01"));
afterAll(() => {
  database.close();
  rmSync(folder, { recursive: true });
});

const slugs = (...range: Parameters<typeof lists.list>) =>
  lists
    .list(...range)
    .map((json) => parseEntry(json).slug)
    .join("");

describe("createPostLists", () => {
  it("lists all posts without a filter", () => {
    expect(slugs({})).toBe("ebdac");
    expect(lists.count({})).toBe(5);
  });

  it("lists the posts that fit every given field, each once", () => {
    expect(slugs({ category: "outreach" })).toBe("bac");
    expect(slugs({ category: "outreach", type: "guide" })).toBe("c");
    expect(slugs({ author: "mara", featured: false })).toBe("eba");
    expect(lists.count({ category: "outreach", author: "mara" })).toBe(3);
  });

  it("lists nothing for values that no post has", () => {
    expect(slugs({ category: "none" })).toBe("");
    expect(slugs({ type: "guide", author: "tom" })).toBe("");
    expect(lists.count({ type: "__proto__" })).toBe(0);
  });

  it("cuts a part out of the list", () => {
    expect(slugs({ offset: 1, limit: 2 })).toBe("bd");
    expect(slugs({ category: "outreach", offset: 1 })).toBe("ac");
    expect(slugs({ offset: 5, limit: 2 })).toBe("");
  });

  it("continues after a position, even one where no post is", () => {
    expect(slugs({ after: { publishedDate: "2026-03-02", slug: "b" } })).toBe(
      "dac",
    );
    expect(slugs({ after: { publishedDate: "2026-03-02", slug: "c" } })).toBe(
      "dac",
    );
    expect(slugs({ after: { publishedDate: "2026-03-05", slug: "z" } })).toBe(
      "ebdac",
    );
    expect(slugs({ after: { publishedDate: "2026-03-01", slug: "c" } })).toBe(
      "",
    );
    const after = { publishedDate: "2026-03-02", slug: "b" };
    expect(slugs({ after, category: "outreach", limit: 1 })).toBe("a");
  });
});
