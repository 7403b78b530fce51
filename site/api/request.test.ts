// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fakeFetch, json } from "../testing/fake-fetch.ts";
import { ApiError, fetchReply, fetchOkReply } from "./request.ts";

const NOW = 1_795_000_000_000;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  window.location.href = "http://localhost:3000/blog";
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("fetchReply", () => {
  it.each([
    ["/api/blog", `/api/blog?_=${NOW}`],
    ["/api/blog?type=guide", `/api/blog?type=guide&_=${NOW}`],
    ["/api/blog?_=1", `/api/blog?_=${NOW}`],
    ["/api/blog?_=1&type=guide&_=2", `/api/blog?_=${NOW}&type=guide`],
    ["/api/blog?q=a?b", `/api/blog?q=a%3Fb&_=${NOW}`],
    ["/api/blog?a=%26#part", `/api/blog?a=%26&_=${NOW}`],
  ])("sets _ on %s once", async (path, address) => {
    const { calls } = fakeFetch(() => json({}));
    await fetchReply(path);
    expect(calls.map((seen) => seen.address)).toEqual([address]);
  });

  it("sets no `_` on a POST", async () => {
    const { calls } = fakeFetch(() => json({}));
    await fetchReply("/api/newsletter", { method: "POST", body: {} });
    expect(calls[0]?.address).toBe("/api/newsletter");
  });

  it("uses the current protocol and host on the site's own host", async () => {
    const { calls } = fakeFetch(() => json({}));
    window.location.href = "https://northlark.example/blog";
    await fetchReply("/api/blog");
    expect(calls[0]?.address).toBe(
      `https://northlark.example/api/blog?_=${NOW}`,
    );
  });

  it("sends credentials and no-cache headers, and no content type on a GET", async () => {
    const { calls } = fakeFetch(() => json({}));
    await fetchReply("/api/blog");
    expect(calls[0]?.options).toEqual({
      method: "GET",
      credentials: "include",
      cache: "no-store",
      headers: {
        "Cache-Control": "no-cache",
        Pragma: "no-cache",
        Expires: "0",
      },
    });
  });

  it("sends a body as JSON with the same headers", async () => {
    const { calls } = fakeFetch(() => json({}));
    await fetchReply("/api/newsletter", {
      method: "POST",
      body: { email: "a@b.example" },
      headers: { "Idempotency-Key": "k" },
    });
    expect(calls[0]?.options).toMatchObject({
      method: "POST",
      credentials: "include",
      headers: {
        "Cache-Control": "no-cache",
        Pragma: "no-cache",
        Expires: "0",
        "Content-Type": "application/json",
        "Idempotency-Key": "k",
      },
      body: '{"email":"a@b.example"}',
    });
  });

  it("returns a reply that is not OK", async () => {
    fakeFetch(() => json({}, 404));
    expect((await fetchReply("/api/blog/gone")).status).toBe(404);
  });

  it("passes the abort signal on", async () => {
    const { calls } = fakeFetch(() => json({}));
    const { signal } = new AbortController();
    await fetchReply("/api/blog", { signal });
    expect(calls[0]?.options.signal).toBe(signal);
  });
});

describe("fetchOkReply", () => {
  it.each([
    [new Response("no such thing", { status: 404 }), "404: no such thing"],
    [
      new Response("", { status: 503, statusText: "Service Unavailable" }),
      "503: Service Unavailable",
    ],
  ])(
    "throws status, colon, space, then the body or the status text",
    async (reply, message) => {
      fakeFetch(() => reply);
      const error = await fetchOkReply("/api/blog").catch(
        (raised: unknown) => raised,
      );
      expect(error).toBeInstanceOf(ApiError);
      expect(error).toMatchObject({ message, status: reply.status });
    },
  );

  it("keeps the body of the reply in the error", async () => {
    fakeFetch(() => new Response("Please wait.", { status: 429 }));
    await expect(fetchOkReply("/api/newsletter")).rejects.toMatchObject({
      body: "Please wait.",
    });
  });

  it("returns a reply that is OK", async () => {
    fakeFetch(() => json({ success: true }));
    expect(await (await fetchOkReply("/api/blog")).json()).toEqual({
      success: true,
    });
  });

  it("passes on a network failure", async () => {
    fakeFetch(() => new TypeError("Failed to fetch"));
    await expect(fetchOkReply("/api/blog")).rejects.toThrow(TypeError);
  });
});
