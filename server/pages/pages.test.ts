import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { request } from "node:http";
import {
  afterEach,
  beforeEach,
  describe,
  expect,
  it,
  onTestFinished,
} from "vitest";
import { blogEntry } from "../testing/content-folder.ts";
import { startApp, type TestApp } from "../testing/start-app.ts";

interface RawReply {
  status: number;
  headers: NodeJS.Dict<string | string[]>;
  body: Buffer;
}

/** A request whose body is not decompressed. */
function fetchRaw(
  app: TestApp,
  path: string,
  headers: Record<string, string> = {},
) {
  return new Promise<RawReply>((done, failed) => {
    request(
      { host: "127.0.0.1", port: app.port, path, headers },
      (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("end", () =>
          done({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        );
      },
    )
      .on("error", failed)
      .end();
  });
}

it("repeats a search until the search index is up to date", async () => {
  const answers = [
    { total: 1, isPartial: true as const },
    { total: 2 },
    { total: 3 },
  ];
  const app = await startApp({
    search: async () => ({
      total: 9,
      reachable: 9,
      hits: [],
      ...answers.shift(),
    }),
  });
  onTestFinished(() => app.close());
  const replies: [number, string | null][] = [];
  for (let times = 0; times < 3; times += 1) {
    const reply = await app.get("/search?q=leads");
    const total = Number(/(\d) pages/u.exec(await reply.text())?.[1]);
    replies.push([total, reply.headers.get("cache-control")]);
  }
  const shared = expect.stringContaining("s-maxage=60");
  expect(replies).toEqual([
    [1, "public, max-age=0, must-revalidate"],
    [2, shared],
    [2, shared],
  ]);
});

describe("pages", () => {
  let app: TestApp;
  beforeEach(async () => {
    app = await startApp({ content: { blog: [blogEntry("a-post")] } });
  });
  afterEach(() => app.close());

  it("renders a page once for simultaneous requests", async () => {
    await Promise.all(
      Array.from({ length: 20 }, () =>
        app.get("/pricing").then((r) => r.text()),
      ),
    );
    await (await app.get("/pricing?_=17&utm_source=mail")).text();
    expect(app.site.rendered).toEqual(["/pricing"]);
  });

  it("renders each known query once, whatever its order, without the unknown parameters", async () => {
    for (const query of [
      "type=guide&category=x&_=1",
      "category=x&type=guide",
      "category=x&category=y&type=guide&secret=1",
      "category=&category=x&type=guide&q=1",
    ])
      await (await app.get(`/blog?${query}`)).text();
    expect(app.site.rendered).toEqual(["/blog?category=x&type=guide"]);
  });

  it("caches a missing page, but no failed one", async () => {
    for (const path of ["/nowhere", "/nowhere", "/broken", "/broken"])
      await (await app.get(path)).text();
    expect(app.site.rendered).toEqual(["/nowhere", "/broken", "/broken"]);
  });

  it("empties the cache when the content changes", async () => {
    expect(await (await app.get("/blog/a-post")).text()).toContain(
      "first words",
    );
    app.folder.write({ blog: [blogEntry("a-post", {}, "second words")] });
    await app.content.reload();
    expect(await (await app.get("/blog/a-post")).text()).toContain(
      "second words",
    );
  });

  it.each([
    ["br", "br", brotliDecompressSync],
    ["gzip", "gzip", gunzipSync],
    ["identity", undefined, (bytes: Buffer) => bytes],
  ])(
    "answers Accept-Encoding: %s with %s",
    async (accept, encoding, decode) => {
      const plain = await fetchRaw(app, "/pricing");
      const reply = await fetchRaw(app, "/pricing", {
        "accept-encoding": accept,
      });
      expect(reply.headers["content-encoding"]).toBe(encoding);
      expect(reply.headers["content-length"]).toBe(String(reply.body.length));
      expect(reply.headers["vary"]).toBe("Accept, Accept-Encoding");
      expect(decode(reply.body).toString()).toBe(plain.body.toString());
    },
  );

  it("gives each encoding its own ETag and answers 304 to it", async () => {
    const tags = await Promise.all(
      ["br", "gzip", "identity"].map(
        async (accept) =>
          (await fetchRaw(app, "/pricing", { "accept-encoding": accept }))
            .headers["etag"],
      ),
    );
    expect(new Set(tags).size).toBe(3);
    for (const tag of [tags[0], `"other", W/${tags[0]}`, "*"]) {
      const reply = await fetchRaw(app, "/pricing", {
        "if-none-match": String(tag),
        "accept-encoding": "br",
      });
      expect(reply.status).toBe(304);
      expect(reply.body).toHaveLength(0);
      expect(reply.headers["etag"]).toBe(tags[0]);
      expect(reply.headers["vary"]).toBe("Accept, Accept-Encoding");
      expect(reply.headers["cache-control"]).toContain("s-maxage=60");
    }
  });

  it("sends the page if the tag differs", async () => {
    const reply = await fetchRaw(app, "/pricing", {
      "if-none-match": '"other"',
    });
    expect(reply.status).toBe(200);
  });

  it.each([
    ["/pricing", "public, max-age=0, s-maxage=60, stale-while-revalidate=600"],
    ["/nowhere", "no-cache"],
    ["/broken", "no-store"],
  ])("sends %s with Cache-Control: %s", async (path, kept) => {
    expect((await app.get(path)).headers.get("cache-control")).toBe(kept);
  });

  it.each([
    ["/Blog/?type=guide&utm_source=x", "/blog?type=guide&utm_source=x"],
    ["/blog//a-post", "/blog/a-post"],
    ["/demo?utm_source=x&topic=api", "/book?utm_source=x&topic=api"],
    ["/PRICING", "/pricing"],
  ])("redirects %s once to %s", async (sent, location) => {
    const response = await app.get(sent);
    expect(response.status).toBe(308);
    expect(response.headers.get("location")).toBe(location);
    expect((await app.get(location)).status).toBe(200);
  });

  it("redirects a moved address and keeps its query", async () => {
    app.folder.write({
      blog: [blogEntry("a-post")],
      redirects: { "/moved": "/blog/a-post" },
    });
    await app.content.reload();
    const response = await app.get("/moved?_=1");
    expect([response.status, response.headers.get("location")]).toEqual([
      308,
      "/blog/a-post?_=1",
    ]);
  });

  it("refuses an alias on another host", async () => {
    app.folder.write({ redirects: { "/moved": "//evil.example" } });
    await app.content.reload();
    const response = await app.get("/moved");
    expect(response.status).toBe(500);
    expect(response.headers.get("location")).toBeNull();
  });
});
