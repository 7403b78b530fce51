import { expect, it } from "vitest";
import { startApp, testConfig } from "../testing/start-app.ts";
import { createMissingPageLimit } from "./missing-page-limit.ts";

it("lets a client wait for the rest of ten minutes after its last missing page", () => {
  const start = Date.parse("2026-06-01");
  let now = start;
  const limit = createMissingPageLimit(2, () => now);
  limit.count("a");
  expect(limit.waitOf("a")).toBe(0);
  now = start + 60_000;
  limit.count("a");
  expect(limit.waitOf("a")).toBe(540_000);
  expect(limit.waitOf("b")).toBe(0);
  now = start + 600_001;
  expect(limit.waitOf("a")).toBe(0);
  limit.count("a");
  expect(limit.waitOf("a")).toBe(0);
});

it("sets no limit for 0", () => {
  const limit = createMissingPageLimit(0);
  limit.count("a");
  expect(limit.waitOf("a")).toBe(0);
});

it("refuses missing pages, and only these, to a client that requests many", async () => {
  const app = await startApp({
    config: { ...testConfig, trustProxyHops: 1, rateLimitMissing: 5 },
  });
  const get = async (path: string, client: string) => {
    const headers = { "x-forwarded-for": client };
    const reply = await app.get(path, { headers });
    await reply.text();
    return reply;
  };
  const busy = "203.0.113.7";
  for (let at = 0; at < 5; at += 1)
    expect((await get(`/nothing-${at}`, busy)).status).toBe(404);
  const refused = await get("/nothing-else", busy);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(500);
  for (const path of ["/", "/pricing", "/blog", "/api/blog", "/healthz"])
    expect((await get(path, busy)).status).toBe(200);
  expect((await get("/demo", busy)).status).toBe(308);
  expect((await get("/nothing-else", "203.0.113.8")).status).toBe(404);
  const metrics = await (await app.get("/metrics")).text();
  expect(metrics).toContain("http_requests_limited_total 1");
  await app.close();
});

it("refuses nothing to a client that asks for a page together with a refused one", async () => {
  const rendering = Promise.withResolvers<void>();
  const asked: string[] = [];
  const app = await startApp({
    config: { ...testConfig, trustProxyHops: 1, rateLimitMissing: 1 },
    renderSite: async ({ url }) => {
      asked.push(url);
      if (url === "/slow") await rendering.promise;
      return { status: 404, html: "<!doctype html>Nothing here</html>" };
    },
  });
  const get = async (path: string, client: string) => {
    const headers = { "x-forwarded-for": client };
    const reply = await app.get(path, { headers });
    await reply.text();
    return reply.status;
  };
  await get("/nothing", "203.0.113.7");
  const refused = get("/slow", "203.0.113.7");
  await expect.poll(() => asked).toContain("/slow");
  const other = get("/slow", "203.0.113.8");
  const metrics = async () => (await app.get("/metrics")).text();
  await expect.poll(metrics).toContain('outcome="joined"} 1');
  rendering.resolve();
  expect([await refused, await other]).toEqual([429, 404]);
  await app.close();
});
