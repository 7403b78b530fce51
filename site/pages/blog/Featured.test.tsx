import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { samplePost } from "../../testing/sample-posts.ts";
import { chooseFeatured } from "./choose-posts.ts";
import { Featured } from "./Featured.tsx";

const post = samplePost({ slug: "featured", featured: true });

describe("Featured", () => {
  it("shows a spinner until it is loaded", () => {
    const html = renderToStaticMarkup(<Featured loading post={undefined} />);
    expect(html).toContain("<output");
    expect(html).toContain("Loading the featured article");
  });

  it("shows the article when it is loaded", () => {
    const html = renderToStaticMarkup(<Featured loading={false} post={post} />);
    expect(html).toContain(post.title);
    expect(html).not.toContain("<output");
  });

  it("shows nothing if it could not be loaded", () => {
    expect(
      renderToStaticMarkup(<Featured loading={false} post={undefined} />),
    ).toBe("");
  });
});

describe("chooseFeatured", () => {
  const all = { type: "", category: undefined } as const;

  it("highlights a post that matches the filters", () => {
    expect(chooseFeatured(post, all)).toBe(post);
    expect(chooseFeatured(post, { type: "blog", category: "outreach" })).toBe(
      post,
    );
  });

  it.each([
    ["of another type", { type: "guide", category: undefined }],
    ["of another category", { type: "", category: "no-such" }],
  ] as const)("highlights no post %s", (_, filters) => {
    expect(chooseFeatured(post, filters)).toBeUndefined();
  });

  it("highlights nothing if no post is featured or known to be", () => {
    expect(chooseFeatured(null, all)).toBeUndefined();
    expect(chooseFeatured(undefined, all)).toBeUndefined();
  });
});
