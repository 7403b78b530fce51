import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { CacheOutcome } from "../metrics/metrics.ts";
import {
  readPlain,
  type DocumentAnswer,
  type RedirectAnswer,
} from "./answer.ts";
import { createAnswerCache, type Render } from "./answer-cache.ts";
import type { Encoding } from "./content-encoding.ts";

function page(text: string, status = 200): Render {
  return async () => ({
    kind: "plain",
    status,
    contentType: "text/html",
    cacheControl: "no-cache",
    bytes: Buffer.from(text),
  });
}

function createHarness(maxBytes = 1_000_000) {
  const outcomes: CacheOutcome[] = [];
  const jobs: (() => Promise<void>)[] = [];
  const state = { version: "1" };
  const cache = createAnswerCache({
    maxBytes,
    currentVersion: () => state.version,
    idle: {
      add: (job) => void jobs.push(job),
      clear: () => void jobs.splice(0),
    },
    count: (outcome) => outcomes.push(outcome),
  });
  const get = (
    key: string,
    render: Render,
    { version = state.version, encoding = "br" as Encoding } = {},
  ) => cache.get({ key, version, encoding, render });
  const read = async (...args: Parameters<typeof get>) =>
    textOf(await get(...args));
  return { outcomes, jobs, state, cache, get, read };
}

async function textOf(
  answer: DocumentAnswer | RedirectAnswer,
): Promise<string> {
  return answer.kind === "document"
    ? (await readPlain(answer)).toString()
    : answer.location;
}

const never: Render = () => Promise.reject(new Error("rendered again"));

describe("createAnswerCache", () => {
  it("does not cache an answer that was made while the content changed", async () => {
    const { read, state, outcomes } = createHarness();
    await read("/a", async () => {
      state.version = "2";
      return page("old")();
    });
    expect(await read("/a", page("new"))).toBe("new");
    expect(outcomes).toEqual(["miss", "miss"]);
  });

  it("does not share a rendering of an older version", async () => {
    const { read, state } = createHarness();
    const gate = Promise.withResolvers<void>();
    const old = read("/a", async () => {
      await gate.promise;
      return page("old")();
    });
    state.version = "2";
    const young = await read("/a", page("new"));
    gate.resolve();
    expect([await old, young]).toEqual(["old", "new"]);
    expect(await read("/a", never)).toBe("new");
  });

  it("finds nothing of an older version", async () => {
    const { cache, read, state } = createHarness();
    await read("/a", page("a"));
    expect(cache.find("/a")).toBeDefined();
    state.version = "2";
    expect(cache.find("/a")).toBeUndefined();
  });

  it("renders again after a failure", async () => {
    const { read } = createHarness();
    const failing = read("/a", () => Promise.reject(new Error("no")));
    await expect(failing).rejects.toThrow("no");
    expect(await read("/a", page("yes"))).toBe("yes");
  });

  it("renders once for all encodings, and encodes each once", async () => {
    const { get } = createHarness();
    await get("/a", page("a"));
    for (const encoding of ["gzip", "identity"] as const)
      await get("/a", never, { encoding });
    const [gzip, br] = [
      await get("/a", never, { encoding: "gzip" }),
      await get("/a", never),
    ];
    expect(gzip).toBe(br);
    expect(Object.keys(Object(br).bodies).toSorted()).toEqual([
      "br",
      "gzip",
      "identity",
    ]);
  });

  it("lets simultaneous requests share a rendering, whatever their encoding", async () => {
    const { read } = createHarness();
    let rendered = 0;
    const render: Render = () => {
      rendered += 1;
      return page("a")();
    };
    await Promise.all(
      (["br", "gzip", "br", "identity"] as const).map((encoding) =>
        read("/a", render, { encoding }),
      ),
    );
    expect(rendered).toBe(1);
  });

  it("keeps an answer without a query when many queries are asked for", async () => {
    const { read, outcomes } = createHarness(100_000);
    await read("/a", page("a"));
    for (let at = 0; at < 300; at += 1)
      await read(`/search?q=${at}`, page(`${at} ${"x".repeat(500)}`));
    await read("/a", never);
    expect(outcomes.at(-1)).toBe("hit");
    await read("/search?q=0", page("again"));
    expect(outcomes.at(-1)).toBe("miss");
  });

  it("keeps what exists when many missing addresses are asked for", async () => {
    const { read, outcomes, cache } = createHarness(500_000);
    await read("/a", page("a"));
    for (let at = 0; at < 300; at += 1)
      await read(`/none/${at}`, page(`${at}`, 404));
    await read("/a", never);
    expect(outcomes.at(-1)).toBe("hit");
    await read("/none/299", never);
    expect(outcomes.at(-1)).toBe("hit");
    expect(cache.usage().entries).toBeLessThan(20);
  });

  it("keeps no failure", async () => {
    const { cache, read } = createHarness();
    await read("/a", page("a", 503));
    expect(cache.find("/a")).toBeUndefined();
  });

  it("stays within its size, however many answers there are", async () => {
    const { cache, read } = createHarness(100_000);
    for (let at = 0; at < 200; at += 1)
      await read(`/${at}`, page(randomBytes(2000).toString("hex")), {
        encoding: "identity",
      });
    expect(cache.usage().bytes).toBeLessThanOrEqual(100_000);
    expect(cache.usage().entries).toBeGreaterThan(10);
  });

  it("improves the compression of answers that were requested twice, when idle", async () => {
    const { get, jobs } = createHarness();
    const first = await get("/a", page("a"));
    expect(jobs).toHaveLength(0);
    for (let at = 0; at < 5; at += 1) await get("/a", never);
    expect(jobs).toHaveLength(1);
    for (const job of jobs) await job();
    const later = await get("/a", never);
    const tags = [first, later].map((answer) => Object(answer).bodies.br.etag);
    expect(tags).toEqual([
      expect.stringMatching(/\.b5"$/u),
      expect.stringMatching(/\.b11"$/u),
    ]);
    expect(await textOf(later)).toBe("a");
    await get("/a", never);
    expect(jobs).toHaveLength(1);
  });

  it("queues no compression for answers to a query or of old content", async () => {
    const { read, jobs, state } = createHarness();
    for (let at = 0; at < 50; at += 1)
      for (let time = 0; time < 2; time += 1)
        await read(`/search?q=${at}`, page("b"));
    expect(jobs).toHaveLength(0);
    await read("/a", page("a"));
    await read("/a", page("a"));
    state.version = "2";
    await read("/a", page("a"));
    expect(jobs).toHaveLength(0);
  });

  it("does not cache an answer that would push out many others", async () => {
    const { read, outcomes } = createHarness(8000);
    const noise = page(randomBytes(4000).toString("base64"));
    await read("/a", noise);
    await read("/a", noise);
    expect(outcomes).toEqual(["miss", "miss"]);
  });
});
