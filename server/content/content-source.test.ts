import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, describe, expect, it } from "vitest";
import { AppError } from "../app-error.ts";
import {
  blogEntry,
  bodyText,
  createContentFolder,
  docEntry,
  guideEntry,
  jobEntry,
  legalEntry,
  type TestContent,
} from "../testing/content-folder.ts";
import { createLogSpy } from "../testing/start-app.ts";
import { openContent } from "./content-source.ts";

const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup();
});

/**
 * Opens content with a clock that the test moves. With `slow`, polling is so rare that changes are found only on
 * request.
 */
async function open(content: Partial<TestContent> = {}, { slow = false } = {}) {
  const folder = createContentFolder(content);
  cleanups.push(() => folder.remove());
  const time = { now: new Date("2026-06-01T00:00:00Z") };
  const log = createLogSpy();
  const changes: string[] = [];
  const source = await openContent({
    folder: folder.path,
    clock: () => time.now,
    log,
    pollInterval: slow ? 1_000_000 : 15,
  });
  source.onChange(() => changes.push(source.current().version));
  cleanups.push(() => source.close());
  return {
    folder,
    time,
    log,
    source,
    changes,
    slugs: () =>
      source
        .current()
        .posts()
        .map(({ slug }) => slug),
  };
}

/** Waits until the condition holds. There is no limit but that of the test. */
async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await wait(10);
}

const many = (title: string) =>
  Array.from({ length: 600 }, (_, place) =>
    blogEntry(`post-${place}`, { title }),
  );

describe("openContent", () => {
  it("reads every kind of entry with its body", async () => {
    const { source } = await open({
      blog: [blogEntry("post")],
      guides: [
        guideEntry("late", { order: 2 }),
        guideEntry("early", { order: 1 }),
      ],
      docs: [docEntry("doc")],
      jobs: [jobEntry("old", { date: "2026-01-01" }), jobEntry("new")],
      legal: [legalEntry("terms")],
    });
    const reader = source.current();
    expect(reader.list("guides").map(({ slug }) => slug)).toEqual([
      "early",
      "late",
    ]);
    expect(reader.list("jobs").map(({ slug }) => slug)).toEqual(["new", "old"]);
    expect(await reader.post("post")).toMatchObject({
      slug: "post",
      toc: [{ id: "start" }],
    });
    for (const entry of [
      await reader.entry("guides", "early"),
      await reader.entry("docs", "doc"),
      await reader.entry("jobs", "new"),
      await reader.entry("legal", "terms"),
    ])
      expect(entry?.html).toContain(`${entry?.slug}: first words`);
    expect(await reader.entry("guides", "none")).toBeUndefined();
    expect(await reader.post("../index")).toBeUndefined();
  });

  it("returns lists that a caller may change without changing the content", async () => {
    const { source } = await open({ guides: [guideEntry("only")] });
    source.current().list("guides").pop();
    expect(source.current().list("guides")).toHaveLength(1);
  });

  it("shows a scheduled post when the clock passes, under another version, without a rebuild", async () => {
    const { source, time, slugs } = await open({
      blog: [
        blogEntry("scheduled", { publishAt: "2026-06-01T12:00:00+02:00" }),
      ],
    });
    const before = source.current();
    time.now = new Date("2026-06-01T09:59:59.999Z");
    expect(slugs()).toEqual([]);
    expect(before.changesSoon).toBe(false);
    expect(source.current().changesSoon).toBe(true);
    time.now = new Date("2026-06-01T10:00:00Z");
    expect(slugs()).toEqual(["scheduled"]);
    expect(source.current().version).not.toBe(before.version);
    expect(before.posts()).toEqual([]);
  });

  it("hides an expired entry and its redirects when the clock passes", async () => {
    const { source, time } = await open({
      jobs: [jobEntry("closing", { expiresAt: "2026-06-02" })],
      redirects: { "/careers/old-name": "/careers/closing" },
    });
    expect(source.current().redirect("/careers/old-name")).toBe(
      "/careers/closing",
    );
    time.now = new Date("2026-06-02T00:00:00Z");
    expect(source.current().list("jobs")).toEqual([]);
    expect(await source.current().entry("jobs", "closing")).toBeUndefined();
    expect(source.current().redirect("/careers/old-name")).toBeUndefined();
  });

  it("knows the title of a job that is or was open, and of no other", async () => {
    const { source } = await open({
      jobs: [
        jobEntry("open"),
        jobEntry("closed", { expiresAt: "2026-05-01" }),
        jobEntry("draft", { draft: true }),
        jobEntry("scheduled", { date: "2026-07-01" }),
      ],
    });
    const titles = ["open", "closed", "draft", "scheduled", "unknown"].map(
      (slug) => source.current().titleOf("jobs", slug),
    );
    expect(titles).toEqual([
      "Title of open",
      "Title of closed",
      undefined,
      undefined,
      undefined,
    ]);
  });

  it("shows drafts and scheduled posts in the preview that asks for them", async () => {
    const { slugs } = await open({
      blog: [
        blogEntry("draft", { draft: true }),
        blogEntry("later", { publishAt: "2030-01-01" }),
      ],
      preview: { drafts: true, future: true },
    });
    expect(slugs()).toEqual(["draft", "later"]);
  });

  it("loads a new index by itself and does not change existing readers", async () => {
    const { folder, source, slugs } = await open({ blog: [blogEntry("one")] });
    const before = source.current();
    folder.write({ blog: [blogEntry("one"), blogEntry("two")] });
    await until(() => slugs().length === 2);
    expect(before.posts()).toHaveLength(1);
  });

  it("reports each change that visitors see, and no other", async () => {
    const { folder, source, changes } = await open(
      { blog: [blogEntry("one")] },
      { slow: true },
    );
    await source.reload();
    folder.writeRaw("index.json", "{");
    await source.reload();
    expect(changes).toEqual([]);
    folder.write({ blog: [blogEntry("one"), blogEntry("two")] });
    await source.reload();
    expect(changes).toEqual([source.current().version]);
  });

  it.each([
    ["no JSON", "{", /is not JSON/u],
    [
      "of another version",
      '{"version": 99}',
      /has version 99; this server reads version 2/u,
    ],
    ["without a version", "[]", /has version undefined/u],
    ["of another shape", '{"version": 2}', /is broken at/u],
  ])(
    "refuses an index that is %s and keeps the old one",
    async (_what, text, reason) => {
      const { folder, source, log, slugs } = await open({
        blog: [blogEntry("one")],
      });
      const before = source.current().version;
      folder.writeRaw("index.json", text);
      await until(() => log.lines.some(({ level }) => level === "error"));
      const refusals = log.lines.filter(({ level }) => level === "error");
      expect(refusals).toHaveLength(1);
      expect(refusals[0]?.fields["error"]).toMatchObject({
        message: expect.stringMatching(reason),
      });
      expect(source.current().version).toBe(before);
      folder.write({ blog: [blogEntry("one"), blogEntry("two")] });
      await until(() => slugs().length === 2);
    },
  );

  it("refuses an index whose scheduled post names an unknown author", async () => {
    const { folder, source, log } = await open();
    folder.write({
      blog: [blogEntry("later", { author: "nobody", publishAt: "2030-01-01" })],
    });
    await source.reload();
    expect(log.lines.at(-1)?.fields["error"]).toMatchObject({
      message: expect.stringContaining('blog/later.md refers to "nobody"'),
    });
  });

  it("keeps the last good index when the file is deleted", async () => {
    const { folder, source, log, slugs } = await open({
      blog: [blogEntry("one")],
    });
    rmSync(join(folder.path, "index.json"));
    await source.reload();
    expect(log.lines.at(-1)?.level).toBe("error");
    expect(slugs()).toEqual(["one"]);
  });

  it("loads a large index, and refuses one that is broken at its end", async () => {
    const { folder, source, log } = await open(
      { blog: many("One") },
      { slow: true },
    );
    expect(source.current().countPosts()).toBe(600);
    folder.write({ blog: many("Two") });
    await source.reload();
    expect(source.current().posts({ limit: 1 })[0]?.title).toBe("Two");
    folder.writeRaw(
      "index.json",
      readFileSync(join(folder.path, "index.json"), "utf8").replace(
        '"slug":"post-599"',
        '"slug":599',
      ),
    );
    await source.reload();
    expect(log.lines.at(-1)?.fields["error"]).toMatchObject({
      message: expect.stringContaining("blog.599.slug"),
    });
    expect(source.current().countPosts()).toBe(600);
  });

  it("does not start without an index", async () => {
    const folder = createContentFolder();
    folder.remove();
    const opening = openContent({
      folder: folder.path,
      clock: () => new Date(),
      log: createLogSpy(),
    });
    await expect(opening).rejects.toThrow(AppError);
    await expect(opening).rejects.toThrow(/There is no content index at/u);
  });

  it("reloads the index if a body was rebuilt since the last check", async () => {
    const { folder, source } = await open(
      { blog: [blogEntry("post")] },
      { slow: true },
    );
    const before = source.current();
    folder.write({
      blog: [blogEntry("post", { title: "New title" }, "second words")],
    });
    const post = await before.post("post");
    expect(post).toMatchObject({ title: "New title" });
    expect(post?.content).toContain("second words");
  });

  it("finds nothing when the rebuilt content has no such post", async () => {
    const { folder, source } = await open(
      { blog: [blogEntry("post")] },
      { slow: true },
    );
    const before = source.current();
    folder.writeRaw("blog/post.json", "gone");
    folder.write({ blog: [] });
    expect(await before.post("post")).toBeUndefined();
  });

  it("waits for the index of a build that has just written a body", async () => {
    const { folder, source } = await open({ blog: [blogEntry("post")] });
    folder.writeRaw("blog/post.json", bodyText("post", "second words"));
    const asked = source.current().post("post");
    await wait(50);
    folder.write({ blog: [blogEntry("post", {}, "second words")] });
    expect((await asked)?.content).toContain("second words");
  });

  it("says that a body is unavailable when no index comes that names it", async () => {
    const { folder, source } = await open({ blog: [blogEntry("post")] });
    folder.writeRaw("blog/post.json", bodyText("post", "second words"));
    await expect(source.current().post("post")).rejects.toMatchObject({
      code: "unavailable",
    });
  });

  it("keeps a body in memory after its file is gone", async () => {
    const { folder, source } = await open({ blog: [blogEntry("post")] });
    await source.current().post("post");
    folder.writeRaw("blog/post.json", "gone");
    expect((await source.current().post("post"))?.content).toContain(
      "first words",
    );
  });
});
