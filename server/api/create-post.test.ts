import { mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createPost, failureReply, failureStatus } from "#contract";
import { startApp, testConfig, type TestApp } from "../testing/start-app.ts";

const token = "a token of some length";
const json = { "content-type": "application/json" };
const authorized = { ...json, authorization: `Bearer ${token}` };

describe("POST /api/blog/create", () => {
  let contentDir = "";
  let app: TestApp;
  beforeEach(async () => {
    contentDir = mkdtempSync(join(tmpdir(), "create-post-"));
    const config = { ...testConfig, contentDir, contentWriteToken: token };
    app = await startApp({ config });
  });
  afterEach(async () => {
    await app.close();
    rmSync(contentDir, { recursive: true });
  });

  const reader = () => app.content.current();
  const post = () => ({
    title: 'What: a "title"',
    slug: "a-new-post",
    description: "One line.",
    content: "<p>Public engagement is a hint.</p>",
    authorName: reader().authors[0]?.name,
    authorTitle: "Head of Research",
    publishedDate: "2026-11-12",
    readTimeMinutes: 1,
    type: "blog",
    featured: false,
    imageUrl: null,
    categories: reader().categories.slice(0, 1),
  });
  const send = (body: unknown, headers: Record<string, string> = authorized) =>
    app.get("/api/blog/create", {
      method: "POST",
      headers,
      body: typeof body === "string" ? body : JSON.stringify(body),
    });
  const files = () => readdirSync(contentDir, { recursive: true });

  test("writes a draft with a new id", async () => {
    const reply = await send(post());
    expect(reply.status).toBe(201);
    const { file } = createPost.reply.parse(await reply.json());
    const text = readFileSync(join(contentDir, file), "utf8");
    expect(text).toMatch(/^---\nid: \d{12}\n/);
    expect(text).toContain("draft: true\n");
    expect(text).toContain(`title: 'What: a "title"'\n`);
    expect(text).toMatch(/---\n\n<p>Public engagement is a hint\.<\/p>\n$/);
    expect(text).not.toContain("slug: a-new-post");
  });

  test("refuses a slug that is taken or reserved", async () => {
    await send(post());
    const again = await send({ ...post(), title: "Another" });
    expect(failureReply.parse(await again.json()).code).toBe("conflict");
    const text = readFileSync(join(contentDir, "blog/a-new-post.md"), "utf8");
    expect(text).not.toContain("Another");
    for (const slug of ["create", "category"])
      expect((await send({ ...post(), slug })).status).toBe(409);
  });

  test.each([
    ["no token", { authorization: "" }, "unauthorized"],
    ["another token", { authorization: "Bearer guess" }, "unauthorized"],
    ["a form", { "content-type": "text/plain" }, "unsupported_media_type"],
  ] as const)("refuses %s", async (_what, headers, code) => {
    const reply = await send(post(), { ...authorized, ...headers });
    expect(reply.status).toBe(failureStatus[code]);
    expect(failureReply.parse(await reply.json()).code).toBe(code);
    expect(files()).toEqual([]);
  });

  test.each([
    ["slug", "../../etc/passwd"],
    ["slug", "Upper Case"],
    ["title", ""],
    ["title", "two\nlines"],
    ["description", "x".repeat(300)],
    ["publishedDate", "yesterday"],
    ["type", "poem"],
    ["authorName", "Nobody"],
    ["categories", [{ slug: "none" }]],
    ["categories", []],
    ["content", 5],
  ])("names the field %s when it is %j", async (field, value) => {
    const reply = await send({ ...post(), [field]: value });
    const failure = failureReply.parse(await reply.json());
    expect(reply.status).toBe(422);
    expect(failure.errors?.map((error) => error.field)).toEqual([field]);
    expect(files().filter((name) => name !== "blog")).toEqual([]);
  });

  test.each([
    ["slug", "Upper Case", "Use lower-case words joined by single hyphens"],
    ["publishedDate", "2026-02-30", "Invalid ISO date"],
    [
      "type",
      "poem",
      'Invalid option: expected one of "blog"|"guide"|"case-study"|"article"',
    ],
    ["content", 5, "Invalid input: expected string, received number"],
  ])(
    "says what the field %s may be when it is %j",
    async (field, value, message) => {
      const reply = await send({ ...post(), [field]: value });
      const { errors } = failureReply.parse(await reply.json());
      expect(errors).toEqual([{ field, message }]);
    },
  );

  test.each([["{"], ["[]"], ["null"], ['"text"']])(
    "refuses %s",
    async (body) => {
      expect([400, 422]).toContain((await send(body)).status);
    },
  );
});

test("answers 404 if no write token is configured", async () => {
  const app = await startApp();
  const reply = await app.get("/api/blog/create", {
    method: "POST",
    headers: authorized,
    body: "{}",
  });
  expect(reply.status).toBe(404);
  await app.close();
});
