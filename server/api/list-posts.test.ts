import { afterEach, describe, expect, it } from "vitest";
import { failureReply, listPosts } from "#contract";
import { blogEntry, type TestContent } from "../testing/content-folder.ts";
import { startApp, type TestApp } from "../testing/start-app.ts";

const posts = [
  blogEntry("d", { date: "2026-05-04" }),
  blogEntry("a", { date: "2026-05-03", type: "guide" }),
  blogEntry("c", { date: "2026-05-03" }),
  blogEntry("b", { date: "2026-05-02", type: "guide" }),
  blogEntry("draft", { date: "2026-05-03", draft: true }),
  blogEntry("soon", { publishAt: "2026-07-01T09:00:00Z" }),
];

let app: TestApp | undefined;
afterEach(() => app?.close());

async function open(content: Partial<TestContent> = { blog: posts }) {
  app = await startApp({ content });
  return app;
}

async function ask({ get }: TestApp, query: string) {
  const response = await get(`/api/blog?${query}`);
  const reply = listPosts.reply.parse(await response.json());
  return { ...reply, slugs: reply.posts.map(({ slug }) => slug).join("") };
}

/** The slugs of each page, following the cursors. */
async function crawl(from: TestApp, query: string): Promise<string[]> {
  const pages: string[] = [];
  let cursor: string | undefined;
  do {
    const next: string = cursor === undefined ? "" : `&cursor=${cursor}`;
    const { slugs, nextCursor } = await ask(from, `${query}${next}`);
    pages.push(slugs);
    cursor = nextCursor;
  } while (cursor !== undefined);
  return pages;
}

describe("GET /api/blog", () => {
  it("answers every post once, page by page", async () => {
    const server = await open();
    expect(await crawl(server, "limit=3")).toEqual(["dac", "b"]);
    expect(await crawl(server, "limit=2")).toEqual(["da", "cb"]);
    expect(await crawl(server, "limit=100")).toEqual(["dacb"]);
    expect(await crawl(server, "type=guide&limit=1")).toEqual(["a", "b"]);
    expect(await crawl(server, "type=none&limit=1")).toEqual([""]);
  });

  it("counts the posts of all pages", async () => {
    const server = await open();
    expect((await ask(server, "limit=1")).total).toBe(4);
    expect((await ask(server, "limit=1&type=guide")).total).toBe(2);
  });

  it("answers all posts without a limit", async () => {
    const { slugs, total, nextCursor } = await ask(await open(), "");
    expect([slugs, total, nextCursor]).toEqual(["dacb", 4, undefined]);
  });

  it("continues after the last post when posts are added and removed meanwhile", async () => {
    const server = await open();
    const { nextCursor } = await ask(server, "limit=2");
    server.folder.write({
      blog: [
        blogEntry("newest", { date: "2026-05-09" }),
        ...posts.filter(({ slug }) => slug !== "a"),
      ],
    });
    await server.content.reload();
    const rest = await ask(server, `limit=2&cursor=${nextCursor}`);
    expect(rest.slugs).toBe("cb");
    expect(rest.total).toBe(4);
  });

  it("lists only published posts after a cursor that names a draft", async () => {
    const server = await open();
    const cursor = Buffer.from("2026-05-03 draft").toString("base64url");
    expect((await ask(server, `limit=9&cursor=${cursor}`)).slugs).toBe("b");
  });

  it.each([
    "limit=0",
    "limit=101",
    "limit=1.5",
    "limit=-1",
    "limit=ten",
    "limit=02",
    "limit=5&cursor=nonsense",
    "limit=5&cursor=%00",
    `limit=5&cursor=${btoa("2026-05-03 a/b")}`,
    `cursor=${btoa("2026-05-03 a")}x`,
  ])("refuses %s and says why", async (query) => {
    const response = await (await open()).get(`/api/blog?${query}`);
    const reply = failureReply.parse(await response.json());
    expect([response.status, reply.code]).toEqual([400, "bad_request"]);
    expect(reply.message).toMatch(/^(?:limit|cursor) must be /u);
  });
});
