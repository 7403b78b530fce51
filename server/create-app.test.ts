import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { failureReply, failureStatus, getPost, listPosts } from "#contract";
import { blogEntry } from "./testing/content-folder.ts";
import { startApp, type TestApp } from "./testing/start-app.ts";

const posts = [
  blogEntry("older", { date: "2026-01-10", type: "guide" }),
  blogEntry("newer", { date: "2026-05-10", featured: true }),
  blogEntry("also-newer", { date: "2026-05-10", categories: ["outreach"] }),
  blogEntry("draft", { draft: true }),
  blogEntry("scheduled", { publishAt: "2026-07-01T09:00:00+02:00" }),
  blogEntry("expired", { expiresAt: "2026-04-01" }),
];

/** Requests, each with the status and content type of its reply. */
const outcomes: [method: string, path: string, status: number, type: RegExp][] =
  [
    ["GET", "/", 200, /^text\/html/u],
    ["HEAD", "/", 200, /^text\/html/u],
    ["GET", "/blog/newer", 200, /^text\/html/u],
    ["GET", "/blog/draft", 404, /^text\/html/u],
    ["GET", "/nowhere", 404, /^text\/html/u],
    ["GET", "/broken", 500, /^text\/html/u],
    ["GET", "/Blog/", 308, /^$/u],
    ["GET", "/demo", 308, /^$/u],
    ["GET", "/old-post", 308, /^$/u],
    ["POST", "/", 405, /^text\/html/u],
    ["PUT", "/blog", 405, /^text\/html/u],
    ["DELETE", "/blog", 405, /^text\/html/u],
    ["OPTIONS", "/blog", 405, /^text\/html/u],
    ["GET", "/index.pageContext.json", 404, /^text\/html/u],
    ["GET", "/@fs/etc/passwd", 404, /^text\/html/u],
    ["GET", "/@vite/client", 404, /^text\/html/u],
    ["GET", "/__vite_ping", 404, /^text\/html/u],
    ["GET", "/assets/none.js", 404, /^text\/html/u],
    ["GET", "/content-assets/none.png", 404, /^text\/html/u],
    ["GET", "/healthz", 200, /^application\/json/u],
    ["POST", "/healthz", 405, /^text\/html/u],
    ["GET", "/readyz", 200, /^application\/json/u],
    ["GET", "/metrics", 200, /^text\/plain/u],
    ["GET", "/robots.txt", 200, /^text\/plain/u],
    ["GET", "/sitemap.xml", 200, /^application\/xml/u],
    ["GET", "/api/blog", 200, /^application\/json/u],
    ["HEAD", "/api/blog", 200, /^application\/json/u],
    [
      "GET",
      "/api/blog?type=a&type=b&limit=2&limit=x",
      200,
      /^application\/json/u,
    ],
    ["GET", "/api/blog?limit=0", 400, /^application\/json/u],
    ["GET", "/api/blog?cursor=nonsense", 400, /^application\/json/u],
    ["GET", "/api/blog?featured=maybe", 400, /^application\/json/u],
    ["GET", "/api/blog/newer?_=1", 200, /^application\/json/u],
    ["GET", "/api/blog/draft", 404, /^application\/json/u],
    ["GET", "/api/blog/__proto__", 404, /^application\/json/u],
    ["GET", "/api/blog/create", 404, /^application\/json/u],
    ["POST", "/api/blog/create", 404, /^application\/json/u],
    ["POST", "/api/blog", 405, /^application\/json/u],
    ["DELETE", "/api/blog/newer", 405, /^application\/json/u],
    ["GET", "/api/contact-us", 405, /^application\/json/u],
    ["GET", "/api", 404, /^application\/json/u],
    ["GET", "/api/v1/monitors/influencers", 404, /^application\/json/u],
    ["GET", "/api/%E0%A4%A", 400, /^application\/json/u],
  ];

describe("the server", () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({
      content: {
        blog: posts,
        redirects: { "/old-post": "/blog/newer", "/old-draft": "/blog/draft" },
      },
    });
  });
  afterAll(() => app.close());

  it.each(outcomes)(
    "answers %s %s with %i",
    async (method, path, status, type) => {
      const response = await app.get(path, { method });
      expect(response.status).toBe(status);
      expect(response.headers.get("content-type") ?? "").toMatch(type);
    },
  );

  it("lists the visible posts, newest first, then by slug", async () => {
    const response = await app.get("/api/blog");
    const reply = listPosts.reply.parse(await response.json());
    expect(reply.posts.map(({ slug }) => slug)).toEqual([
      "also-newer",
      "newer",
      "older",
    ]);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("etag")).not.toBeNull();
  });

  it.each([
    ["type=guide", ["older"]],
    ["type=unknown", []],
    ["type=", ["also-newer", "newer", "older"]],
    ["featured=true", ["newer"]],
    ["featured=true&type=guide", []],
    ["featured=false", ["also-newer", "older"]],
    ["limit=1&offset=1", ["newer"]],
    ["offset=99", []],
    ["category=outreach", ["also-newer", "newer", "older"]],
    [
      "_=123&utm_source=x&constructor=1&__proto__=1",
      ["also-newer", "newer", "older"],
    ],
  ])("narrows the list by %s", async (query, slugs) => {
    const response = await app.get(`/api/blog?${query}`);
    const reply = listPosts.reply.parse(await response.json());
    expect(reply.posts.map(({ slug }) => slug)).toEqual(slugs);
  });

  it("sends the content with a single post, but not in lists", async () => {
    const list = await (await app.get("/api/blog")).text();
    expect(list).not.toContain("content");
    const reply = getPost.reply.parse(
      await (await app.get("/api/blog/newer")).json(),
    );
    expect(reply.post).toMatchObject({
      slug: "newer",
      authorName: "Mara Lind",
      authorTitle: "Editor",
      publishedDate: "2026-05-10",
      featured: true,
      imageUrl: null,
      categories: [{ id: 1, name: "Signals", slug: "signals" }],
    });
    expect(reply.post.content).toContain("newer: first words");
  });

  it("names the wrong query parameters", async () => {
    const response = await app.get("/api/blog?limit=101&offset=-1");
    const reply = failureReply.parse(await response.json());
    expect(reply.code).toBe("bad_request");
    expect(reply.message).toBe(
      "limit must be a whole number from 1 to 100. offset must be a whole number from 0.",
    );
    expect(reply.errors?.map(({ field }) => field)).toEqual([
      "limit",
      "offset",
    ]);
  });

  it.each(
    outcomes.filter(
      ([, path, status]) => path.startsWith("/api") && status >= 400,
    ),
  )(
    "answers %s %s with a failure of the contract",
    async (method, path, status) => {
      const response = await app.get(path, { method });
      const reply = failureReply.parse(await response.json());
      expect(failureStatus).toHaveProperty(reply.code, status);
      expect(response.headers.get("cache-control")).toBe("no-store");
    },
  );

  it.each(["/", "/api/blog", "/sitemap.xml", "/nowhere", "/healthz"])(
    "answers HEAD %s without a body",
    async (path) => {
      const [head, get] = await Promise.all([
        app.get(path, { method: "HEAD" }),
        app.get(path),
      ]);
      expect(await head.text()).toBe("");
      expect(head.status).toBe(get.status);
      expect(head.headers.get("content-length")).toBe(
        get.headers.get("content-length"),
      );
      expect(head.headers.get("content-length")).not.toBeNull();
    },
  );

  it.each([
    ["/api/blog", "PATCH", "GET, HEAD"],
    ["/api/newsletter", "GET", "POST"],
    ["/pricing", "POST", "GET, HEAD"],
  ])(
    "lists the allowed methods of %s in its 405",
    async (path, method, allowed) => {
      const response = await app.get(path, { method });
      expect(response.headers.get("allow")).toBe(allowed);
    },
  );

  it("logs the details of a bug, but hides them from the client", async () => {
    const response = await app.get("/broken");
    const html = await response.text();
    expect(html).not.toContain("secret detail");
    expect(html).toContain("<title>This page broke</title>");
    expect(html).toContain(response.headers.get("x-request-id"));
    const line = app.log.lines.findLast(({ level }) => level === "error");
    expect(line?.fields["error"]).toMatchObject({ message: "secret detail" });
  });

  it("does not redirect from an alias to a hidden entry", async () => {
    expect((await app.get("/old-draft")).status).toBe(404);
  });
});
