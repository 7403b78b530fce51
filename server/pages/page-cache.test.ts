import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { CacheOutcome } from "../metrics.ts";
import { createPageCache } from "./page-cache.ts";
import { toRenderedPage, type RenderedPage } from "./rendered-page.ts";

function page(text: string) {
  return () => toRenderedPage({ status: 200, html: text });
}

function createHarness(maxBytes = 1_000_000) {
  const outcomes: CacheOutcome[] = [];
  const jobs: (() => Promise<void>)[] = [];
  const state = { version: "1" };
  const cache = createPageCache({
    maxBytes,
    currentVersion: () => state.version,
    idle: {
      add: (job) => void jobs.push(job),
      clear: () => void jobs.splice(0),
    },
    count: (outcome) => outcomes.push(outcome),
  });
  return { outcomes, jobs, state, cache };
}

function textOf(page: RenderedPage): string {
  return page.kind === "document"
    ? page.bodies.identity.bytes.toString()
    : page.location;
}

describe("createPageCache", () => {
  it("does not cache a page that was rendered while the content changed", async () => {
    const { cache, state, outcomes } = createHarness();
    await cache.get("/a", "1", async () => {
      state.version = "2";
      return page("old")();
    });
    expect(textOf(await cache.get("/a", "2", page("new")))).toBe("new");
    expect(outcomes).toEqual(["miss", "miss"]);
  });

  it("does not share a rendering of an older version", async () => {
    const { cache, state } = createHarness();
    const gate = Promise.withResolvers<void>();
    const old = cache.get("/a", "1", async () => {
      await gate.promise;
      return page("old")();
    });
    state.version = "2";
    const young = await cache.get("/a", "2", page("new"));
    gate.resolve();
    expect([textOf(await old), textOf(young)]).toEqual(["old", "new"]);
    expect(textOf(await cache.get("/a", "2", page("never")))).toBe("new");
  });

  it("renders again after a failure", async () => {
    const { cache } = createHarness();
    const failing = cache.get("/a", "1", () => Promise.reject(new Error("no")));
    await expect(failing).rejects.toThrow("no");
    expect(textOf(await cache.get("/a", "1", page("yes")))).toBe("yes");
  });

  it("keeps a page without a query when many queries are asked for", async () => {
    const { cache, outcomes } = createHarness(100_000);
    await cache.get("/a", "1", page("a"));
    for (let at = 0; at < 300; at += 1)
      await cache.get(`/search?q=${at}`, "1", page(`${at} ${"x".repeat(500)}`));
    await cache.get("/a", "1", page("again"));
    expect(outcomes.at(-1)).toBe("hit");
    await cache.get("/search?q=0", "1", page("again"));
    expect(outcomes.at(-1)).toBe("miss");
  });

  it("queues no work for pages with a query or of old content", async () => {
    const { cache, jobs } = createHarness();
    await cache.get("/a", "1", page("a"));
    for (let at = 0; at < 50; at += 1)
      await cache.get(`/search?q=${at}`, "1", page("b"));
    expect(jobs).toHaveLength(1);
    await cache.get("/a", "2", page("a"));
    expect(jobs).toHaveLength(0);
  });

  it("replaces the fast brotli body by the smallest one when the process is idle", async () => {
    const { cache, jobs } = createHarness();
    const first = await cache.get("/a", "1", page("a"));
    expect(first).toMatchObject({ bodies: { br: { variant: "b5" } } });
    for (const job of jobs) await job();
    const later = await cache.get("/a", "1", page("never"));
    expect(later).toMatchObject({ bodies: { br: { variant: "b11" } } });
  });

  it("does not cache a page that is larger than the cache", async () => {
    const { cache, outcomes } = createHarness(2000);
    const noise = randomBytes(4000).toString("base64");
    await cache.get("/a", "1", page(noise));
    await cache.get("/a", "1", page(noise));
    expect(outcomes).toEqual(["miss", "miss"]);
  });
});
