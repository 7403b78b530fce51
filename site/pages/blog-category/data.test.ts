import { describe, expect, it } from "vitest";
import { answerOf } from "../../testing/answer-of.ts";
import { fakeContent } from "../../testing/fake-content.ts";
import { samplePost } from "../../testing/sample-posts.ts";
import blogCategoryData from "./data.ts";

const category = (slug: string, id: number) => ({
  id,
  slug,
  name: slug.toUpperCase(),
  description: `About ${slug}.`,
});
const records = {
  categories: [
    "sales",
    "alerts",
    "empty",
    ...Array.from({ length: 20 }, (_, index) => `topic-${index}`),
  ].map(category),
};
const inCategories = (...slugs: string[]) =>
  slugs.map((slug, id) => ({ id, slug, name: slug }));
const posts = [
  ...Array.from({ length: 30 }, (_, index) =>
    samplePost({
      slug: `post-${index}`,
      categories: inCategories("sales", `topic-${index % 20}`),
    }),
  ),
  samplePost({ slug: "alone", categories: inCategories("alerts") }),
];

async function ask(slug: string, query = "") {
  const path = `/blog/category/${slug}${query}`;
  return answerOf(blogCategoryData, {
    path,
    content: fakeContent({ posts, records }),
    params: { category: slug },
  });
}

async function read(slug: string, query?: string) {
  return (await ask(slug, query)).data;
}

describe("the data of a category", () => {
  it("has a page of its posts", async () => {
    const first = await read("sales");
    expect(first).toMatchObject({
      name: "SALES",
      description: "About sales.",
      list: { page: 1, pages: 2, total: 30 },
    });
    expect(first.list.entries).toHaveLength(24);
    expect((await read("sales", "?page=2")).list.entries).toHaveLength(6);
  });

  it("has its own title and address on each page", async () => {
    expect((await ask("sales")).head).toMatchObject({
      title: "SALES articles",
      canonicalPath: "/blog/category/sales",
      nextPath: "/blog/category/sales?page=2",
      name: "SALES",
    });
    expect((await ask("sales", "?page=2")).head).toMatchObject({
      title: "SALES articles, page 2",
      canonicalPath: "/blog/category/sales?page=2",
      previousPath: "/blog/category/sales",
    });
  });

  it("offers the largest other categories, and never all of them", async () => {
    const others = (await read("alerts")).others;
    expect(others[0]).toEqual({ slug: "sales", name: "SALES", count: 30 });
    expect(others).toHaveLength(12);
    expect(others.map(({ slug }) => slug)).not.toContain("alerts");
    expect(others.map(({ slug }) => slug)).not.toContain("empty");
  });

  it("keeps a category without posts out of search engines", async () => {
    const { status, head } = await ask("empty");
    expect([status, head.noindex]).toEqual([undefined, true]);
    expect((await read("empty")).list.total).toBe(0);
  });

  it.each([
    ["none", ""],
    ["__proto__", ""],
    ["sales", "?page=3"],
    ["empty", "?page=2"],
  ])("is missing for %s%s", async (slug, query) => {
    await expect(ask(slug, query)).rejects.toThrow("nothing at");
  });
});
