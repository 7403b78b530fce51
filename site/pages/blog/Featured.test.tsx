import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { samplePost } from "../../testing/sample-posts.ts";
import { choosePosts } from "./choose-posts.ts";
import { Featured } from "./Featured.tsx";

const post = samplePost({ slug: "featured", featured: true });
const other = samplePost({ id: 2, slug: "other", type: "guide" });

describe("Featured", () => {
  it("shows a spinner until it is loaded", () => {
    const html = renderToStaticMarkup(<Featured loading post={undefined} />);
    expect(html).toContain("spinner");
    expect(html).toContain("Loading the featured article");
  });

  it("shows the article when it is loaded", () => {
    const html = renderToStaticMarkup(<Featured loading={false} post={post} />);
    expect(html).toContain(post.title);
    expect(html).not.toContain("spinner");
  });

  it("shows nothing if it could not be loaded", () => {
    expect(
      renderToStaticMarkup(<Featured loading={false} post={undefined} />),
    ).toBe("");
  });
});

describe("choosePosts", () => {
  it("removes the featured post from the grid, but counts it", () => {
    expect(
      choosePosts([post, other], post, { type: "", category: undefined }),
    ).toEqual({ featured: post, grid: [other], count: 2 });
  });

  it.each([
    ["of another type", { type: "guide", category: undefined }],
    ["of another category", { type: "", category: "no-such" }],
  ] as const)("highlights no post %s", (_, filters) => {
    expect(choosePosts([other], post, filters).featured).toBeUndefined();
  });

  it("puts every post into the grid if none is featured", () => {
    const filters = { type: "", category: undefined } as const;
    expect(choosePosts([post, other], null, filters).grid).toEqual([
      post,
      other,
    ]);
    expect(choosePosts([post, other], undefined, filters).grid).toEqual([
      post,
      other,
    ]);
  });

  it("has no grid before the list is loaded", () => {
    expect(
      choosePosts(undefined, null, { type: "", category: undefined }).grid,
    ).toBeUndefined();
  });
});
