// @vitest-environment happy-dom
import type { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fakeFetch, json } from "../testing/fake-fetch.ts";
import {
  createQueryClient,
  defaultQuery,
  queryClient,
} from "./query-client.ts";
import { fetchOkReply } from "./request.ts";
import { retryDelay } from "./query-times.ts";

const START = 1_795_000_000_000;
let client: QueryClient;

beforeEach(() => {
  vi.useFakeTimers({ now: START });
  client = createQueryClient();
});

afterEach(() => {
  client.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const ask = () => client.fetchQuery({ queryKey: ["/api/blog"] });

/** Requests without a retry. */
const askOnce = (on401: "throw" | "null") =>
  client.fetchQuery({
    queryKey: ["/api/blog"],
    queryFn: defaultQuery({ on401 }),
    retry: false,
  });

/** The times of all calls in seconds after the first, while each of them fails. */
async function callTimes(run: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  fakeFetch(() => {
    times.push((Date.now() - START) / 1_000);
    return new Response("", { status: 400 });
  });
  const ended = run().catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await ended).toMatchObject({ status: 400 });
  return times;
}

describe("the query client", () => {
  it("reads JSON from the first element of the key by default", async () => {
    const { calls } = fakeFetch(() => json({ success: true }));
    const answer = await client.fetchQuery({
      queryKey: ["/api/blog?type=guide", "ignored"],
    });
    expect(answer).toEqual({ success: true });
    expect(calls[0]?.address).toBe(`/api/blog?type=guide&_=${START}`);
  });

  it("retries a query three times, after 1, 2 and 4 s, whatever the failure", async () => {
    const times = await callTimes(() =>
      client.fetchQuery({ queryKey: ["/api/blog"] }),
    );
    expect(times).toEqual([0, 1, 3, 7]);
  });

  it("retries a mutation twice, after 1 and 2 s", async () => {
    const mutation = client.getMutationCache().build(client, {
      mutationFn: () => fetchOkReply("/api/newsletter", { method: "POST" }),
    });
    const times = await callTimes(() => mutation.execute(undefined));
    expect(times).toEqual([0, 1, 3]);
  });

  it("has the required cache times", () => {
    expect(client.getDefaultOptions().queries).toMatchObject({
      staleTime: 10_000,
      refetchInterval: false,
      refetchOnWindowFocus: true,
    });
  });

  it("requests again only what is older than 10 s", async () => {
    const { calls } = fakeFetch(() => json({}));
    await ask();
    await vi.advanceTimersByTimeAsync(9_999);
    await ask();
    expect(calls).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    await ask();
    expect(calls).toHaveLength(2);
  });

  it("is the same client on every call", () => {
    expect(queryClient()).toBe(queryClient());
  });
});

describe("defaultQuery", () => {
  it("fails on a 401 by default", async () => {
    fakeFetch(() => new Response("sign in", { status: 401 }));
    await expect(askOnce("throw")).rejects.toThrow("401: sign in");
    await expect(
      client.fetchQuery({ queryKey: ["/api/other"], retry: false }),
    ).rejects.toThrow("401: sign in");
  });

  it("returns null on a 401 if told to, and fails on other errors", async () => {
    fakeFetch(() => new Response("", { status: 401 }));
    expect(await askOnce("null")).toBeNull();
    fakeFetch(() => new Response("no", { status: 403 }));
    client.clear();
    await expect(askOnce("null")).rejects.toThrow("403: no");
  });
});

describe("retryDelay", () => {
  it("starts at 1 s and doubles up to 30 s", () => {
    expect([0, 1, 2, 3, 4, 5, 20].map(retryDelay)).toEqual([
      1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000,
    ]);
  });
});
