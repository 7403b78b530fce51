import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
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

  it("says that an index was refused or deleted, and stays ready with the last good one", async () => {
    const app = await start();
    const index = async () => {
      const reply = await app.get("/readyz");
      expect(reply.status).toBe(200);
      return (await reply.json()).index;
    };
    const metrics = async () => (await app.get("/metrics")).text();
    expect(await index()).toMatchObject({ state: "current", refusals: 0 });

    const file = join(app.folder.path, "index.json");
    const good = readFileSync(file);
    writeFileSync(file, "{");
    await app.content.reload();
    expect(await index()).toMatchObject({
      state: "refused",
      reason: "content_index_broken",
      refusals: 1,
    });
    expect(await metrics()).toContain(
      'content_index_error_info{reason="content_index_broken"} 1',
    );
    expect(await metrics()).not.toContain(app.folder.path);

    rmSync(file);
    await expect.poll(index).toMatchObject({ state: "missing" });
    expect(await metrics()).toContain('content_index_state{state="missing"} 1');

    writeFileSync(file, good);
    await expect.poll(index).toMatchObject({ state: "current" });
    expect((await index()).reason).toBeUndefined();
  });

  it("fails without details while the database cannot be reached", async () => {
    const app = await start({
      inboxHealth: createInboxHealth(
        {
          ready: () => Promise.reject(new Error("password=hunter2")),
          mailCounts: () => Promise.reject(new Error("password=hunter2")),
          replacedAt: () => undefined,
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
  const token = { authorization: "Bearer a-token-of-some-length" };
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
    const metrics = async () => (await app.get("/metrics")).text();
    // The server counts a request when its connection is done with it, which may be after the client has all of it.
    await expect
      .poll(metrics)
      .toContain('http_requests_total{route="other",status="4xx"} 1');
    const text = await metrics();
    expect(text).toContain('http_requests_total{route="/",status="2xx"} 2');
    expect(text).toContain(
      'http_request_duration_seconds_bucket{le="+Inf",route="/"} 2',
    );
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
    // Such as 0.0113 or 5.11e-7, and NaN while nothing was measured since the metrics were read before.
    expect(text).toMatch(
      /^nodejs_eventloop_lag_p99_seconds (?:\d[\d.e-]*|Na[Nn])$/mu,
    );
  });

  it.each([
    [404, {}],
    [404, proxied],
    [404, { ...proxied, authorization: "Bearer wrong" }],
    [404, { authorization: "Bearer wrong" }],
    [404, { authorization: "Basic a-token-of-some-length" }],
    [200, { ...proxied, ...token }],
    [200, { ...token, authorization: token.authorization.replace("B", "b") }],
  ])(
    "answers %i to a request with %o while a token is set",
    async (status, headers) => {
      const app = await start({ config });
      expect((await app.get("/metrics", { headers })).status).toBe(status);
    },
  );

  it.each([
    [200, {}],
    [404, proxied],
    [404, { "x-forwarded-host": "www.example.com" }],
    [404, { forwarded: "for=203.0.113.7" }],
    [404, { via: "1.1 proxy" }],
    [404, { "x-real-ip": "127.0.0.1" }],
    [404, { "cf-connecting-ip": "203.0.113.7" }],
    [404, { "true-client-ip": "203.0.113.7" }],
  ])(
    "answers %i to this machine with %o while no token is set",
    async (status, headers) => {
      const app = await start();
      expect((await app.get("/metrics", { headers })).status).toBe(status);
    },
  );
});

describe("the request log", () => {
  it("says what was asked and answered, without the query", async () => {
    const app = await start();
    await (await app.get("/pricing?token=hunter2")).text();
    const findLine = () =>
      app.log.lines.findLast(({ message }) => message === "request");
    await expect.poll(findLine).toBeDefined();
    const line = findLine();
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
    "takes over a proxy's request id with %i trusted hops: %s",
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
