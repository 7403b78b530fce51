// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fakeFetch, json } from "../testing/fake-fetch.ts";
import { createTemplatePost } from "./create-post.ts";
import { subscribeToNewsletter } from "./forms.ts";
import { ApiError } from "./request.ts";

beforeEach(() => vi.useFakeTimers());

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const keyOf = ({ options }: { options: RequestInit }) =>
  new Headers(options.headers).get("Idempotency-Key");

describe("subscribeToNewsletter", () => {
  it("posts the address alone", async () => {
    const { calls } = fakeFetch(() => json({ success: true }));
    await subscribeToNewsletter("a@b.example");
    expect(calls.map(({ address }) => address)).toEqual(["/api/newsletter"]);
    expect(calls[0]?.options.body).toBe('{"email":"a@b.example"}');
  });

  it("tries twice more under the same key, and no other call has it", async () => {
    const { calls } = fakeFetch(() => new Response("busy", { status: 503 }));
    const first = subscribeToNewsletter("a@b.example").catch(
      (error: unknown) => error,
    );
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await first).toBeInstanceOf(ApiError);
    expect(await first).toMatchObject({ message: "503: busy" });
    expect(calls).toHaveLength(3);
    expect(new Set(calls.map(keyOf)).size).toBe(1);

    const second = subscribeToNewsletter("a@b.example").catch(() => undefined);
    await vi.advanceTimersByTimeAsync(60_000);
    await second;
    expect(new Set(calls.map(keyOf)).size).toBe(2);
  });
});

describe("createTemplatePost", () => {
  it("posts one fixed post as JSON", async () => {
    const { calls } = fakeFetch(() => json({ success: true }));
    await createTemplatePost();
    expect(calls[0]).toMatchObject({
      address: "/api/blog/create",
      options: { method: "POST" },
    });
    expect(JSON.parse(String(calls[0]?.options.body))).toMatchObject({
      slug: "read-engagement-as-intent",
      imageUrl: null,
      categories: [{ slug: "engagement-signals" }],
    });
  });
});
