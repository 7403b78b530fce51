import { describe, expect, it } from "vitest";
import { answerOf } from "../../testing/answer-of.ts";
import { fakeContent } from "../../testing/fake-content.ts";
import { samplePost } from "../../testing/sample-posts.ts";
import blogAuthorData from "./data.ts";

const author = (slug: string, name: string) => ({
  slug,
  name,
  title: "Editor",
  bio: `${name} writes.`,
});
const records = {
  authors: [author("liis-tamm", "Liis Tamm"), author("silent", "Si Lent")],
};
const posts = [
  ...Array.from({ length: 25 }, (_, index) =>
    samplePost({ slug: `p${index}` }),
  ),
  samplePost({ slug: "other", authorSlug: "somebody-else" }),
];

const ask = (slug: string, query = "") =>
  answerOf(blogAuthorData, {
    path: `/blog/author/${slug}${query}`,
    content: fakeContent({ posts, records }),
    params: { author: slug },
  });

describe("the data of an author", () => {
  it("has their profile and a page of their posts", async () => {
    const { data } = await ask("liis-tamm", "?page=2");
    expect(data).toMatchObject({
      author: { name: "Liis Tamm", bio: "Liis Tamm writes." },
      list: { page: 2, pages: 2, total: 25, entries: [{ slug: "p24" }] },
    });
  });

  it("describes the author to search engines", async () => {
    const { head } = await ask("liis-tamm");
    expect(head).toMatchObject({
      title: "Articles by Liis Tamm",
      description: "Liis Tamm writes.",
      canonicalPath: "/blog/author/liis-tamm",
    });
    expect(head.structuredData).toEqual([
      expect.objectContaining({
        "@type": "ProfilePage",
        mainEntity: expect.objectContaining({
          name: "Liis Tamm",
          url: "https://northlark.example/blog/author/liis-tamm",
        }),
      }),
    ]);
  });

  it("keeps an author without posts out of search engines", async () => {
    const { status, head } = await ask("silent");
    expect([status, head.noindex]).toEqual([undefined, true]);
  });

  it.each(["nobody", "constructor"])("is missing for %s", async (slug) => {
    await expect(ask(slug)).rejects.toThrow("nothing at");
  });
});
