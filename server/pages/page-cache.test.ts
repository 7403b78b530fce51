import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import type { CacheOutcome } from "../operations/metrics.ts";
import { createIdleQueue } from "./idle-queue.ts";
import { createPageCache } from "./page-cache.ts";
import { toRenderedPage, type RenderedPage } from "./rendered-page.ts";

function page(text: string) {
  return () => toRenderedPage({ status: 200, html: text });
}

function createHarness(maxBytes = 1_000_000) {
  const outcomes: CacheOutcome[] = [];
  const state = { version: "1" };
  const cache = createPageCache({
    maxBytes,
    currentVersion: () => state.version,
    idle: createIdleQueue(5),
    count: (outcome) => outcomes.push(outcome),
  });
  return { outcomes, state, cache };
}

function textOf(page: RenderedPage): string {
  return page.kind === "document"
    ? page.bodies.identity.bytes.toString()
    : page.location;
}

describe("createPageCache", () => {
  it("keeps no page that was rendered across a change of the content", async () => {
    const { cache, state, outcomes } = createHarness();
    await cache.get("/a", "1", async () => {
      state.version = "2";
      return page("old")();
    });
    expect(textOf(await cache.get("/a", "2", page("new")))).toBe("new");
    expect(outcomes).toEqual(["miss", "miss"]);
  });

  it("joins no rendering of an older version", async () => {
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

  it("lets no flood of queries push out a page without one", async () => {
    const { cache, outcomes } = createHarness(100_000);
    await cache.get("/a", "1", page("a"));
    for (let at = 0; at < 300; at += 1)
      await cache.get(`/search?q=${at}`, "1", page(`${at} ${"x".repeat(500)}`));
    await cache.get("/a", "1", page("again"));
    expect(outcomes.at(-1)).toBe("hit");
    await cache.get("/search?q=0", "1", page("again"));
    expect(outcomes.at(-1)).toBe("miss");
  });

  it("plans no further work for pages that visitors can make up, nor for pages of old content", async () => {
    const jobs: (() => Promise<void>)[] = [];
    const cache = createPageCache({
      maxBytes: 1_000_000,
      currentVersion: () => "1",
      idle: {
        add: (job) => void jobs.push(job),
        clear: () => void jobs.splice(0),
      },
      count: () => {},
    });
    await cache.get("/a", "1", page("a"));
    for (let at = 0; at < 50; at += 1)
      await cache.get(`/search?q=${at}`, "1", page("b"));
    expect(jobs).toHaveLength(1);
    await cache.get("/a", "2", page("a"));
    expect(jobs).toHaveLength(0);
  });

  it("replaces the quick brotli body by the best one when there is time", async () => {
    const { cache } = createHarness();
    const text = Array.from({ length: 2000 }, (_, at) => `word${at % 97}`).join(
      " ",
    );
    const first = await cache.get("/a", "1", page(text));
    expect(first).toMatchObject({ bodies: { br: { variant: "b5" } } });
    const deadline = Date.now() + 5000;
    let later = first;
    while (later === first && Date.now() < deadline) {
      await wait(10);
      later = await cache.get("/a", "1", page("never"));
    }
    expect(later).toMatchObject({ bodies: { br: { variant: "b11" } } });
  });
});
