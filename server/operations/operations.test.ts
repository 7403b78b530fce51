import { afterEach, describe, expect, it } from "vitest";
import { createInboxHealth } from "./inbox-health.ts";
import { startApp, testConfig, type TestApp } from "../testing/start-app.ts";

const open: TestApp[] = [];
afterEach(async () => {
  for (const app of open.splice(0)) await app.close();
});

async function start(
  options: Parameters<typeof startApp>[0] = {},
): Promise<TestApp> {
  const app = await startApp(options);
  open.push(app);
  return app;
}

describe("/readyz", () => {
  it("names the content that is loaded", async () => {
    const app = await start();
    const response = await app.get("/readyz");
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      ok: true,
      content: app.content.current().version,
      inbox: true,
    });
  });

  it("fails while the database is out of reach, and gives no detail away", async () => {
    const app = await start({
      inboxHealth: createInboxHealth(
        {
          ready: () => Promise.reject(new Error("password=hunter2")),
          mailCounts: () => Promise.reject(new Error("password=hunter2")),
        },
        () => new Date(),
      ),
    });
    const response = await app.get("/readyz");
    expect(response.status).toBe(503);
    expect(await response.text()).not.toContain("hunter2");
    expect((await app.get("/healthz")).status).toBe(200);
  });

  it("fails while the server drains, and closes the connection", async () => {
    const app = await start({ isDraining: () => true });
    const response = await app.get("/readyz");
    expect(response.status).toBe(503);
    expect(response.headers.get("connection")).toBe("close");
  });
});

describe("/metrics", () => {
  const config = {
    ...testConfig,
    trustProxyHops: 1,
    metricsToken: "a-token-of-some-length",
  };
  const proxied = { "x-forwarded-for": "203.0.113.7" };

  it("counts requests, durations and what the page cache did", async () => {
    const app = await start({
      inboxHealth: async () => ({
        ok: true,
        mail: { waiting: 3, oldestSeconds: 40, dead: 1 },
      }),
    });
    for (const path of ["/", "/", "/nowhere"])
      await (await app.get(path)).text();
    const text = await (await app.get("/metrics")).text();
    expect(text).toContain('http_requests_total{status="2xx"} 2');
    expect(text).toContain('http_requests_total{status="4xx"} 1');
    expect(text).toContain('http_request_duration_seconds_bucket{le="+Inf"} 3');
    expect(text).toContain('page_cache_total{outcome="hit"} 1');
    expect(text).toContain('page_cache_total{outcome="uncached"} 1');
    expect(text).toContain(
      `content_info{version="${app.content.current().version}"} 1`,
    );
    expect(text).toContain("inbox_ready 1");
    expect(text).toContain("mail_outbox_waiting 3");
    expect(text).toContain("mail_outbox_oldest_seconds 40");
    expect(text).toContain("mail_outbox_dead 1");
    expect(text).toContain("page_cache_entries 2");
    expect(text).toMatch(/^page_cache_bytes [1-9]\d+$/mu);
    expect(text).toMatch(
      /^event_loop_delay_seconds\{quantile="0.99"\} [\d.]+$/mu,
    );
  });

  it.each([
    [404, proxied],
    [404, { ...proxied, authorization: "Bearer wrong" }],
    [404, { authorization: "Bearer wrong" }],
    [404, { forwarded: "for=203.0.113.7" }],
    [200, { ...proxied, authorization: "Bearer a-token-of-some-length" }],
    [200, {}],
  ])("answers %i to a request with %o", async (status, headers) => {
    const app = await start({ config });
    expect((await app.get("/metrics", { headers })).status).toBe(status);
  });
});

describe("the request log", () => {
  it("says what was asked and answered, without the query", async () => {
    const app = await start();
    await (await app.get("/pricing?token=hunter2")).text();
    const line = app.log.lines.findLast(({ message }) => message === "request");
    expect(line?.fields).toMatchObject({
      method: "GET",
      path: "/pricing",
      status: 200,
      requestId: expect.stringMatching(/^[\w-]{36}$/u),
    });
    expect(Number(line?.fields["bytes"])).toBeGreaterThan(500);
    expect(JSON.stringify(app.log.lines)).not.toMatch(/hunter2|127\.0\.0\.1/u);
  });

  it.each([
    [0, false],
    [1, true],
  ])(
    "believes a proxy's request id with %i trusted hops: %s",
    async (trustProxyHops, believed) => {
      const app = await start({
        config: { ...testConfig, trustProxyHops },
      });
      const id = "0123456789abcdef";
      const response = await app.get("/", { headers: { "x-request-id": id } });
      expect(response.headers.get("x-request-id") === id).toBe(believed);
    },
  );
});
