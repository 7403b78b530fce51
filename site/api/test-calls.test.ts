// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from "vitest";
import { fakeFetch, json } from "../testing/fake-fetch.ts";
import { sampleArticle, samplePost } from "../testing/sample-posts.ts";
import { testDirect, testDomain, testList, testPost } from "./test-calls.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

const listed = { id: 1, title: "Title of a-post", slug: "a-post" };
const categories = [{ id: 3, name: "Outreach", slug: "outreach" }];

const answerBoth = () =>
  fakeFetch(({ url }) =>
    url.pathname === "/api/blog"
      ? json({ success: true, posts: [samplePost()] })
      : json({ success: true, post: sampleArticle() }),
  );

describe("the test calls", () => {
  it("list id, title and slug of each post", async () => {
    const { calls } = answerBoth();
    expect(await testList()).toEqual({ success: true, posts: [listed] });
    expect(calls[0]?.url.searchParams.get("_")).toMatch(/^\d+$/u);
  });

  it("read a post's categories too", async () => {
    const { calls } = answerBoth();
    expect(await testPost("a-post")).toEqual({
      success: true,
      post: { ...listed, categories },
    });
    expect(calls[0]?.url.pathname).toBe("/api/blog/a-post");
  });

  it("fail with status and body when a reply is not OK", async () => {
    fakeFetch(() => new Response("gone", { status: 410 }));
    await expect(testList()).rejects.toThrow("410: gone");
    await expect(testPost("a-post")).rejects.toThrow("410: gone");
    await expect(testDomain("a-post")).rejects.toThrow("410: gone");
  });

  it("report a failed direct fetch with its status and success false", async () => {
    fakeFetch(
      () => new Response("{}", { status: 404, statusText: "Not Found" }),
    );
    expect(await testDirect("no-post")).toEqual({
      isOk: false,
      result: { success: false, status: 404, statusText: "Not Found" },
    });
  });

  it("report the result of a direct fetch", async () => {
    answerBoth();
    expect(await testDirect("a-post")).toMatchObject({
      isOk: true,
      result: { status: 200, success: true, post: listed },
    });
  });

  it("make both calls in absolute form for the domain", async () => {
    const { calls } = answerBoth();
    const result = await testDomain("a-post");
    const { origin } = window.location;
    expect(
      calls.map(({ address }) => address.replace(/\?_=\d+$/u, "?_")),
    ).toEqual([`${origin}/api/blog?_`, `${origin}/api/blog/a-post?_`]);
    expect(result).toMatchObject({
      hostname: window.location.hostname,
      calls: [{ path: "/api/blog" }, { path: "/api/blog/a-post" }],
    });
  });
});
