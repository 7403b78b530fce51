import { request } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { blogEntry } from "../testing/content-folder.ts";
import { startApp, testConfig, type TestApp } from "../testing/start-app.ts";
import { createReplyStore } from "./reply-store.ts";

interface Received {
  status: number;
  headers: Record<string, unknown>;
  body: string;
}

/** The reply, without what differs between any two replies. */
function send(
  app: TestApp,
  method: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<Received> {
  return new Promise((done, failed) => {
    const options = {
      host: "127.0.0.1",
      port: app.port,
      method,
      path,
      headers,
    };
    request(options, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => {
        const { date: _, "x-request-id": __, ...rest } = response.headers;
        done({
          status: response.statusCode ?? 0,
          headers: rest,
          body: Buffer.concat(chunks).toString("latin1"),
        });
      });
    })
      .on("error", failed)
      .end();
  });
}

const targets = [
  "/",
  "/blog",
  "/blog?type=guide",
  "/blog?_=1&utm_source=x&constructor=1",
  "/blog/a-post",
  "/book",
  "/search?q=words",
  "/robots.txt",
  "/sitemap.xml?_=1",
  "/rss.xml",
  "/blog/a-post.md",
  "/api/blog",
  "/api/blog?type=guide&limit=&limit=1",
  "/api/blog/a-post?_=5",
];

let app: TestApp;
beforeAll(async () => {
  app = await startApp({
    siteUrl: "https://own.example",
    config: { ...testConfig, corsOrigin: "https://www.example.com" },
    content: {
      blog: [blogEntry("a-post"), blogEntry("other", { type: "guide" })],
    },
  });
});
afterAll(() => app.close());

describe.each(targets)("a kept reply to %s", (target) => {
  it.each(["br", "gzip", "identity"])(
    "in %s is the same as the first",
    async (encoding) => {
      const headers = { "accept-encoding": encoding };
      const first = await send(app, "GET", target, headers);
      expect(first.status).toBe(200);
      expect(first.headers["content-security-policy"]).toBeDefined();
      const kept = [
        await send(app, "GET", target, headers),
        await send(app, "GET", target, headers),
      ];
      expect(kept).toEqual([first, first]);
      const head = await send(app, "HEAD", target, headers);
      expect(head).toEqual({ ...first, body: "" });
    },
  );

  it("goes only to clients that do not have it", async () => {
    const br = { "accept-encoding": "br" };
    const { headers: known } = await send(app, "GET", target, br);
    const tag = String(known["etag"]);
    const ask = async (headers: Record<string, string>) =>
      await send(app, "GET", target, { ...br, ...headers });
    for (const sent of [tag, `W/${tag}`, `"other", ${tag}`, "*"]) {
      const reply = await ask({ "if-none-match": sent });
      expect(reply).toMatchObject({ status: 304, body: "" });
      for (const name of ["etag", "vary", "cache-control", "x-frame-options"])
        expect(reply.headers[name]).toBe(known[name]);
      expect(reply.headers).not.toHaveProperty("content-encoding");
      expect(reply.headers).not.toHaveProperty("content-length");
    }
    expect(await ask({ "if-none-match": '"other"' })).toMatchObject({
      status: 200,
    });
    const statuses = await Promise.all(
      [tag, `"other", ${tag}`, "*", `W/${tag}`, '"other"'].map(
        async (sent) => (await ask({ "if-match": sent })).status,
      ),
    );
    expect(statuses).toEqual([200, 200, 200, 412, 412]);
  });
});

it("keeps pages, their Markdown and what each query changes apart", async () => {
  const markdown = { accept: "text/markdown" };
  const page = await send(app, "GET", "/blog/a-post");
  const text = await send(app, "GET", "/blog/a-post", markdown);
  expect(text.headers["content-type"]).toMatch(/^text\/markdown/u);
  expect(text.body).toBe((await send(app, "GET", "/blog/a-post.md")).body);
  expect(await send(app, "GET", "/blog/a-post")).toEqual(page);
  const guides = await send(app, "GET", "/blog?type=guide");
  const posts = await send(app, "GET", "/blog?type=blog");
  expect(guides.body).not.toBe(posts.body);
});

it.each([
  ["GET", "/blog", "own.example", 200],
  ["POST", "/blog", "own.example", 405],
  ["GET", "/blog", "a b", 400],
  ["GET", "/blog/", "own.example", 308],
  ["GET", "//blog", "own.example", 308],
  ["GET", "/%62log", "own.example", 308],
  ["GET", "/blog?q=%E0%A4%A", "own.example", 200],
])("answers %s %s for %j with %i", async (method, path, host, status) => {
  await send(app, "GET", "/blog");
  expect((await send(app, method, path, { host })).status).toBe(status);
});

it("logs and counts what it answers like everything else", async () => {
  const before = app.log.lines.length;
  await send(app, "GET", "/blog?secret=1");
  await expect.poll(() => app.log.lines.length).toBe(before + 1);
  const { message, fields } = app.log.lines.at(-1) ?? {};
  expect(message).toBe("request");
  expect(fields).toEqual({
    method: "GET",
    path: "/blog",
    status: 200,
    bytes: expect.any(Number),
    ms: expect.any(Number),
    requestId: expect.stringMatching(/^[\da-f-]{36}$/u),
  });
  expect(fields?.["bytes"]).toBeGreaterThan(500);
});

const reply = (status: number, size: number) => ({
  status,
  head: [],
  tag: undefined,
  body: Buffer.alloc(size),
});

describe("createReplyStore", () => {
  it("keeps what exists when many queries and missing addresses are asked for", () => {
    const store = createReplyStore(300_000, () => "1");
    store.keep("br /a", "1", reply(200, 5000));
    for (let at = 0; at < 500; at += 1) {
      store.keep(`br /search?q=${at}`, "1", reply(200, 5000));
      store.keep(`br /none/${at}`, "1", reply(404, 5000));
    }
    expect(store.find("br /a")).toBeDefined();
    expect(store.find("br /none/499")).toBeDefined();
    expect(store.find("br /none/0")).toBeUndefined();
    expect(store.usage().bytes).toBeLessThanOrEqual(300_000);
  });

  it("forgets the replies of older content, and keeps none that comes late", () => {
    let version = "1";
    const store = createReplyStore(300_000, () => version);
    store.keep("br /a", "1", reply(200, 10));
    version = "2";
    expect(store.find("br /a")).toBeUndefined();
    store.keep("br /a", "1", reply(200, 10));
    expect(store.find("br /a")).toBeUndefined();
    expect(store.usage().entries).toBe(0);
  });
});
