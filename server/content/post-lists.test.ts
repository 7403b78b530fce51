import { describe, expect, it } from "vitest";
import type { PostSummary } from "#contract";
import { createPostLists } from "./post-lists.ts";

function post(slug: string, fields: Partial<PostSummary> = {}): PostSummary {
  return {
    id: 1,
    title: slug,
    slug,
    description: slug,
    authorSlug: "mara",
    authorName: "Mara",
    authorTitle: "Editor",
    publishedDate: "2026-03-01",
    readTimeMinutes: 1,
    type: "blog",
    featured: false,
    imageUrl: null,
    categories: [],
    ...fields,
  };
}

const signals = { id: 1, name: "Signals", slug: "signals" };
const outreach = { id: 2, name: "Outreach", slug: "outreach" };
const lists = createPostLists([
  post("e", { publishedDate: "2026-03-03", type: "guide" }),
  post("b", { publishedDate: "2026-03-02", categories: [signals, outreach] }),
  post("d", { publishedDate: "2026-03-02", authorSlug: "tom" }),
  post("a", { categories: [outreach, outreach] }),
  post("c", { type: "guide", featured: true, categories: [outreach] }),
]);

const slugs = (...range: Parameters<typeof lists.list>) =>
  lists
    .list(...range)
    .map(({ slug }) => slug)
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
