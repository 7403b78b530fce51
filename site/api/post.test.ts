// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from "vitest";
import { fakeFetch, json } from "../testing/fake-fetch.ts";
import { sampleArticle } from "../testing/sample-posts.ts";
import { fetchPost, PostError } from "./post.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

async function failure(reply: Response): Promise<unknown> {
  fakeFetch(() => reply);
  return fetchPost("a-post").catch((error: unknown) => error);
}

describe("fetchPost", () => {
  it("requests the post by its slug, with one `_` parameter", async () => {
    const post = sampleArticle();
    const { calls } = fakeFetch(() => json({ success: true, post }));
    expect(await fetchPost("a-post")).toEqual(post);
    expect(calls[0]?.url.pathname).toBe("/api/blog/a-post");
    expect([...(calls[0]?.url.searchParams.keys() ?? [])]).toEqual(["_"]);
  });

  it("returns the known post if the reply is the same", async () => {
    const known = sampleArticle();
    fakeFetch(() => json({ success: true, post: sampleArticle() }));
    expect(await fetchPost("a-post", { known })).toBe(known);
    fakeFetch(() => json({ success: true, post: { ...known, title: "New" } }));
    expect((await fetchPost("a-post", { known })).title).toBe("New");
  });

  it("sends a slug as one segment of the address", async () => {
    const { calls } = fakeFetch(() => json({}, 404));
    await fetchPost("../a?b#c").catch(() => undefined);
    expect(calls[0]?.url.pathname).toBe("/api/blog/..%2Fa%3Fb%23c");
  });

  it("throws an error with the status of a failed reply", async () => {
    const error = await failure(json({ success: false }, 404));
    expect(error).toBeInstanceOf(PostError);
    expect(error).toMatchObject({
      message: "API request failed with status 404",
      status: 404,
    });
  });

  it.each(["2026-11-12T23:30:00-05:00", "2026-11-12T09:30:00.000Z"])(
    "reads the date of %s",
    async (publishedDate) => {
      const post = { ...sampleArticle(), publishedDate };
      fakeFetch(() => json({ success: true, post }));
      expect((await fetchPost("a-post")).publishedDate).toBe("2026-11-12");
    },
  );

  it.each([
    [
      "has a date that does not exist",
      { success: true, post: sampleArticle({ publishedDate: "2026-02-30" }) },
    ],
    [
      "has a word for a date",
      { success: true, post: sampleArticle({ publishedDate: "soon" }) },
    ],
    ["says success false", { success: false, post: sampleArticle() }],
    ["holds no post", { success: true }],
    ["holds half a post", { success: true, post: { id: 1 } }],
  ])("fails on an OK reply that %s", async (_, body) => {
    expect(await failure(json(body))).toMatchObject({
      name: "PostError",
      status: 200,
    });
  });

  it("fails on a reply that is not JSON", async () => {
    expect(await failure(new Response("<html>"))).toBeInstanceOf(SyntaxError);
  });
});
